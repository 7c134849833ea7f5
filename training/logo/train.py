"""
Trains a small network beside the linear maps. It is not part of the product yet: see README.md.

    python train.py DATA OUT [--steps 20000] [--seed 1]

Two heads give unit vectors of 96 values: `copy` draws two alterations of one icon together, `idea` two icons of one name
from different sets. Steps are counted, not minutes; one thread and a fixed order make a run repeatable on one machine.
Writes `net.pt`, `vectors.npy` (both heads of the first 512 icons, to compare runs) and `provenance-net.json`.
"""
import argparse, json, math
import numpy as np
import torch
import torch.nn as nn
import torch.nn.functional as F
from alter import altered, as_cut, read_icons

LENGTH, BATCH, SHARED = 96, 64, 45
REPORTED = 50

class Block(nn.Module):
    def __init__(self, inputs, outputs, stride):
        super().__init__()
        self.first = nn.Conv2d(inputs, outputs, 3, stride, 1, bias=False)
        self.first_norm = nn.BatchNorm2d(outputs)
        self.second = nn.Conv2d(outputs, outputs, 3, 1, 1, bias=False)
        self.second_norm = nn.BatchNorm2d(outputs)
        same = stride == 1 and inputs == outputs
        self.short = nn.Identity() if same else nn.Conv2d(inputs, outputs, 1, stride, bias=False)

    def forward(self, values):
        inner = F.relu(self.first_norm(self.first(values)))
        return F.relu(self.second_norm(self.second(inner)) + self.short(values))

class Net(nn.Module):
    """64 × 64 → two vectors of 96; 1.3 million weights."""
    def __init__(self):
        super().__init__()
        stem = [nn.Conv2d(1, 24, 5, 2, 2, bias=False), nn.BatchNorm2d(24), nn.ReLU()]
        self.body = nn.Sequential(*stem, Block(24, 24, 1), Block(24, 64, 2), Block(64, 128, 2), Block(128, 256, 2))
        self.copy, self.idea = nn.Linear(512, LENGTH), nn.Linear(512, LENGTH)

    def forward(self, views):
        planes = self.body(views)
        pooled = torch.cat([planes.mean((2, 3)), planes.amax((2, 3))], 1)
        return F.normalize(self.copy(pooled), dim=1), F.normalize(self.idea(pooled), dim=1)

def contrast(one, other, labels, temperature):
    """Each row of `one` belongs to the row of `other`; rows of the same label are no counter-examples."""
    same = labels[:, None] == labels[None]
    elsewhere = same & ~torch.eye(len(one), dtype=torch.bool)
    products = torch.cat([(one @ other.T).masked_fill(elsewhere, -9), (one @ one.T).masked_fill(same, -9)], 1)
    return F.cross_entropy(products / temperature, torch.arange(len(one)))

def both(one, other, labels, temperature):
    return (contrast(one, other, labels, temperature) + contrast(other, one, labels, temperature)) / 2

class Batches:
    """70 per cent of a batch are names that two sets share, one icon of each; the rest are single icons."""
    def __init__(self, labels, seed):
        self.random = np.random.default_rng(seed)
        by_name = {}
        for at, (icon_set, _, label) in enumerate(labels):
            by_name.setdefault(label, {}).setdefault(icon_set, []).append(at)
        self.shared = [list(sets.values()) for sets in by_name.values() if len(sets) >= 2]
        self.single = [at for sets in by_name.values() if len(sets) == 1 for group in sets.values() for at in group]

    def next(self):
        first, second, labels = [], [], []
        for name in self.random.choice(len(self.shared), SHARED, replace=False):
            sets = self.shared[name]
            one, other = self.random.choice(len(sets), 2, replace=False)
            first.append(int(self.random.choice(sets[one])))
            second.append(int(self.random.choice(sets[other])))
            labels.append(int(name))
        for at in self.random.choice(len(self.single), BATCH - SHARED, replace=False):
            first.append(int(self.single[at]))
            labels.append(len(self.shared) + int(at))
        return torch.tensor(first), torch.tensor(second), torch.tensor(labels)

def main():
    parser = argparse.ArgumentParser()
    parser.add_argument('data')
    parser.add_argument('out')
    parser.add_argument('--steps', type=int, default=20_000)
    parser.add_argument('--seed', type=int, default=1)
    chosen = parser.parse_args()
    torch.set_num_threads(1)
    torch.manual_seed(chosen.seed)
    torch.use_deterministic_algorithms(True)
    generator = torch.Generator().manual_seed(chosen.seed)
    icons, labels = read_icons(chosen.data)
    batches, net = Batches(labels, chosen.seed), Net()
    optimizer = torch.optim.AdamW(net.parameters(), lr=2e-3, weight_decay=0.02)
    sums = [0.0, 0.0]
    for step in range(chosen.steps):
        rate = 2e-3 * min(1, (step + 1) / 60) * (0.03 + 0.97 * 0.5 * (1 + math.cos(math.pi * step / chosen.steps)))
        for group in optimizer.param_groups:
            group['lr'] = rate
        first, second, names = batches.next()
        with torch.no_grad():
            views = altered(icons[torch.cat([first, first, second])], generator)[:, None] / 255
        copy, idea = net(views)
        copies = both(copy[:BATCH], copy[BATCH:2 * BATCH], names, 0.07)
        ideas = both(idea[:SHARED], idea[2 * BATCH:], names[:SHARED], 0.1)
        (copies + ideas).backward()
        optimizer.step()
        optimizer.zero_grad()
        sums = [sums[0] + copies.item(), sums[1] + ideas.item()]
        if (step + 1) % REPORTED == 0:
            print(f'{step + 1} copy {sums[0] / REPORTED:.3f} idea {sums[1] / REPORTED:.3f}', flush=True)
            sums = [0.0, 0.0]
    torch.save(net.state_dict(), f'{chosen.out}/net.pt')
    net.eval()
    with torch.no_grad():
        copy, idea = net(as_cut(icons[:512])[:, None] / 255)
    np.save(f'{chosen.out}/vectors.npy', torch.stack([copy, idea]).numpy())
    about = {'script': 'training/logo/train.py', 'seed': chosen.seed, 'steps': chosen.steps, 'icons': len(labels)}
    with open(f'{chosen.out}/provenance-net.json', 'w') as file:
        json.dump(about, file, indent=2)

if __name__ == '__main__':
    main()
