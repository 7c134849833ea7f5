"""
Writes the mean of two checkpoints of one training, which finds untrained concepts better than either.

    python mean.py OUT/6650.pt OUT/12750.pt OUT/mean.pt
"""
import sys
import torch

first, last = (torch.load(path, weights_only=False) for path in sys.argv[1:3])
last['average'] = {
    name: (first['average'][name] + value) / 2 if value.is_floating_point() else value
    for name, value in last['average'].items()
}
last['meanOf'] = [first['step'], last['step']]
torch.save(last, sys.argv[3])
