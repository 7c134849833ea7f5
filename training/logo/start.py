"""
Makes a checkpoint from the committed network, so that training continues from it.

    python start.py DATA OUT/start.pt [WEIGHTS]

The whole numbers that `export.py` writes are turned back. The normalisations, which are part of the exported scales, are
set so that each layer gives the values of the exported one on some altered views of the training data.
"""
import base64, re, sys
import numpy as np
import torch
import torch.nn.functional as F
from alter import read_icons
from net import Net, LAID_OUT, STEM, STEM_SIDE, WIDTHS
from train import altered, filled_in

KEPT, STEM_ROW, MEASURED = 64, 32, 1024
# A value of the network in whole numbers that corresponds to 1.
UNIT = 64

class Reader:
    def __init__(self, folder):
        texts = [re.search("'(.*)'", open(f'{folder}/network-{number}.ts').read())[1] for number in (1, 2)]
        self.bytes, self.at = base64.b64decode(''.join(texts)), 0

    def weights(self, outputs, row):
        self.at += outputs * row
        return torch.from_numpy(np.frombuffer(self.bytes, np.int8, outputs * row, self.at - outputs * row).reshape(outputs, row).astype(np.float32))

    def numbers(self, count):
        self.at += 4 * count
        return torch.from_numpy(np.frombuffer(self.bytes, '<f4', count, self.at - 4 * count).copy())

def kernel(rows, inputs, side):
    return rows.reshape(len(rows), side, side, inputs).permute(0, 3, 1, 2).contiguous()

def set_norm(norm, values, scale, offset):
    """Makes `norm` give scale · values + offset, with the statistics of these values."""
    mean, spread = values.mean((0, 2, 3)), values.var((0, 2, 3))
    norm.running_mean.copy_(mean)
    norm.running_var.copy_(spread)
    norm.weight.copy_(torch.sqrt(spread + norm.eps) * scale)
    norm.bias.copy_(offset + scale * mean)

def set_layer(layer, norm, values, rows, side, scale, offset):
    size = rows.abs().mean(1) * 20
    layer.weight.copy_(kernel(rows / size[:, None], values.shape[1], side))
    set_norm(norm, layer(values), scale * size, offset / UNIT)

@torch.no_grad()
def main(data, out, weights='../../packages/similarity/src/logo/weights'):
    torch.set_num_threads(1)
    torch.manual_seed(1)
    icons, labels = read_icons(data)
    filled = filled_in(icons, f'{data}/filled.bin')
    generator = torch.Generator().manual_seed(1)
    some = torch.randperm(len(icons), generator=generator)[:MEASURED]
    views = altered(icons[some], filled[some], torch.ones(MEASURED, dtype=torch.bool), generator)
    read, net = Reader(weights), Net()
    net.eval()
    rows, scale, offset = read.weights(STEM, STEM_ROW)[:, :STEM_SIDE ** 2], read.numbers(STEM), read.numbers(STEM)
    size = rows.abs().sum(1)
    net.stem.weight.copy_((rows / size[:, None]).reshape(STEM, 1, STEM_SIDE, STEM_SIDE))
    edges = F.avg_pool2d(net.stem(views).abs(), 2)
    set_norm(net.stem_norm, edges, scale * size * 255 * 4 / UNIT, offset / UNIT)
    values, inputs = F.relu(net.stem_norm(edges)), STEM
    for block, outputs in zip(net.blocks, WIDTHS):
        set_layer(block.first, block.first_norm, values, read.weights(outputs, 9 * inputs), 3, read.numbers(outputs), read.numbers(outputs))
        inner = F.relu(block.first_norm(block.first(values)))
        set_layer(block.second, block.second_norm, inner, read.weights(outputs, 9 * outputs), 3, read.numbers(outputs), read.numbers(outputs))
        short = read.weights(outputs, inputs) * read.numbers(outputs)[:, None]
        block.short.weight.copy_(short[:, :, None, None])
        values, inputs = block(values), outputs
    set_layer(net.laid_out, net.laid_out_norm, values, read.weights(LAID_OUT, inputs), 1, read.numbers(LAID_OUT), read.numbers(LAID_OUT))
    head = read.weights(KEPT, 2 * inputs + 16 * LAID_OUT) * read.numbers(KEPT)[:, None] * UNIT
    bias = read.numbers(KEPT)
    assert read.at == len(read.bytes)
    places = head[:, 2 * inputs:].reshape(KEPT, 16, LAID_OUT).permute(0, 2, 1).flatten(1)
    net.head.weight[:KEPT] = torch.cat([head[:, :2 * inputs], places], 1)
    net.head.bias[:KEPT] = bias
    # The other outputs start small.
    net.head.weight[KEPT:] *= 0.1 * head.norm(dim=1).mean() / net.head.weight[KEPT:].norm(dim=1).mean()
    net.head.bias[KEPT:] = 0
    torch.save({'net': net.state_dict()}, out)
    vectors = net(views)
    print('mean share of the first outputs', vectors[:, :KEPT].norm(dim=1).mean().item(), 'largest value', values.max().item())

if __name__ == '__main__':
    main(*sys.argv[1:])
