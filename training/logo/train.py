"""
Trains the network of `net.py` so that icons of one concept from different sets lie together, and so do two alterations
of one icon. The meaning of an icon's name must also follow from its vector.

    python train.py DATA OUT [--steps 20000] [--rate 0.002] [--fade 0] [--from OUT/5000.pt]

A run is limited by steps, not by minutes. One thread and a fixed order make it repeatable on one machine. The rate is
constant, except that it falls to zero over the last `--fade` steps. A checkpoint is written every 250 steps, and later
runs can continue from it. A tenth of the names that many sets draw are left out. They allow a choice between networks
without the benchmark.
"""
import argparse, hashlib, json, os, re, time
import numpy as np
import torch
import torch.nn.functional as F
from alter import read_icons
from net import LENGTH, Net

BATCH, SHARED, TEMPERATURE = 96, 72, 0.1
REPORTED, KEPT = 50, 250
AVERAGED = 0.998
# The fewest sets for a name that may be left out, and the most labels for a word that still describes the drawing.
LEFT_OUT_SETS, COMMON = 8, 150
# Sets beyond this many do not raise the chance of a name.
MOST_SETS = 16
# The cosine of meanings from which two names are not counter-examples; how sharply meanings are told apart; the weight
# of meanings in training.
NEAR, SAME_MEANING, MEANT, MEANING_SHARE = 0.8, 0.04, 0.06, 0.4
OTHER_NAMES = 2000
DIRECTED = re.compile(r'(^|-)(left|right|clockwise|forward|back|backward|next|previous|undo|redo|east|west|alpha|letter|'
                      r'number|digit|[a-z0-9]|[0-9]+)(-|$)')

def is_left_out(label):
    return hashlib.sha256(f'left out:{label}'.encode()).digest()[0] % 10 == 0

class Names:
    """The icons by concept and set, and which concepts share a word. Names that are synonyms are one concept."""
    def __init__(self, labels, concepts, meaning):
        concept_of = dict(zip(concepts['labels'], concepts['concept']))
        by_name, words = {}, {}
        for at, (icon_set, _, label) in enumerate(labels):
            name = concept_of[label]
            by_name.setdefault(name, {}).setdefault(icon_set, []).append(at)
            words.setdefault(name, {}).update(dict.fromkeys(label.split('-')))
        self.names = sorted(by_name)
        self.labels = {name: [] for name in self.names}
        for label, name in concept_of.items():
            self.labels[name].append(label)
        sets = [list(by_name[name].values()) for name in self.names]
        apart = [name for at, name in enumerate(self.names) if len(sets[at]) >= LEFT_OUT_SETS and is_left_out(name)]
        holding = re.compile('(^|-)(' + '|'.join(re.escape(label) for name in apart for label in self.labels[name]) + ')(-|$)')
        unused = {at for at, name in enumerate(self.names) if any(holding.search(label) for label in self.labels[name])}
        self.left_out = {name: by_name[name] for name in apart}
        self.used = np.array([at for at in range(len(sets)) if at not in unused])
        self.sets = sets
        self.shared = np.array([at for at in self.used if len(sets[at]) >= 2])
        self.single = np.array([at for at in self.used if len(sets[at]) == 1])
        weight = np.sqrt([min(len(sets[at]), MOST_SETS) - 1 for at in self.shared])
        self.weight = weight / weight.sum()
        self.words = self.words_of(words)
        place = {label: at for at, label in enumerate(concepts['labels'])}
        self.meaning = torch.from_numpy(meaning[[place[name] for name in self.names]])
        self.mirrors = torch.tensor([DIRECTED.search(name) is None for name in self.names])

    def words_of(self, words):
        """The numbers of up to four words for each name, including the name itself; -1 for none."""
        numbers, count = {}, {}
        for name in self.names:
            for word in words[name]:
                count[word] = count.get(word, 0) + 1
        rows = torch.full((len(self.names), 4), -1)
        for at, name in enumerate(self.names):
            rows[at, 0] = numbers.setdefault(name, len(numbers))
            known = [word for word in words[name] if len(word) > 2 and 1 < count[word] <= COMMON]
            for place, word in enumerate(known[:3]):
                rows[at, place + 1] = numbers.setdefault(word, len(numbers))
        return rows

    def alike(self, names):
        """Whether two names share a word, for each pair. Such pairs are not counter-examples."""
        found = torch.zeros(len(names), len(names), dtype=torch.bool)
        for a in range(4):
            for b in range(4):
                mine, theirs = self.words[names, a], self.words[names, b]
                found |= (mine[:, None] == theirs[None]) & (mine[:, None] >= 0)
        meaning = self.meaning[names]
        return found | (meaning @ meaning.T > NEAR)

    def batch(self, random):
        first, second, names = [], [], []
        for name in random.choice(self.shared, SHARED, replace=False, p=self.weight):
            one, other = random.choice(len(self.sets[name]), 2, replace=False)
            first.append(random.choice(self.sets[name][one]))
            second.append(random.choice(self.sets[name][other]))
            names.append(name)
        for name in random.choice(self.single, BATCH - SHARED, replace=False):
            icons = self.sets[name][0]
            first.append(random.choice(icons))
            second.append(random.choice(icons))
            names.append(name)
        return torch.tensor(np.array(first)), torch.tensor(np.array(second)), torch.tensor(np.array(names))

def altered(icons, filled, mirrors, generator):
    """n × 96 × 96 bytes → n × 1 × 64 × 64 values of 0 to 1: turned, stretched, mirrored, filled in, bolder, thinner."""
    count = len(icons)
    some = lambda low, high: torch.rand(count, generator=generator) * (high - low) + low
    chance = lambda share: torch.rand(count, generator=generator) < share
    pictures = icons[:, None].float() / 255
    style = torch.rand(count, generator=generator)
    solid = filled[:, None].float() / 255
    glyph = (solid - pictures).clamp(0, 1)
    # Turns lines into gaps if most of the area remains.
    is_drawn = glyph.sum((1, 2, 3)) > 0.8 * pictures.sum((1, 2, 3))
    pictures = torch.where(((style < 0.2) & is_drawn).view(-1, 1, 1, 1), glyph, pictures)
    pictures = torch.where(((style >= 0.2) & (style < 0.28)).view(-1, 1, 1, 1), solid, pictures)
    # Shades of a coloured drawing become lighter or darker.
    shade = torch.exp(some(-0.9, 0.9) * chance(0.3)).view(-1, 1, 1, 1)
    pictures = torch.where(pictures > 0.02, pictures.clamp(min=0.02) ** shade, pictures)
    angle = some(-0.25, 0.25) * chance(0.5)
    stretch, shear = torch.exp(some(-0.12, 0.12) * chance(0.5)), some(-0.12, 0.12) * chance(0.3)
    zoom, mirror = torch.exp(some(-0.08, 0.08)), torch.where(chance(0.5) & mirrors, -1.0, 1.0)
    cos, sin = torch.cos(angle), torch.sin(angle)
    matrix = torch.stack([
        torch.stack([zoom * stretch * cos * mirror, zoom * (shear - sin), some(-0.05, 0.05)], 1),
        torch.stack([zoom * sin * mirror, zoom / stretch * cos, some(-0.05, 0.05)], 1)], 1)
    grid = F.affine_grid(matrix, (count, 1, 64, 64), align_corners=False)
    pictures = F.grid_sample(pictures, grid, align_corners=False)
    thicker = lambda part: F.max_pool2d(part, 3, 1, 1)
    thinner = lambda part: -F.max_pool2d(-part, 3, 1, 1)
    line = torch.rand(count, generator=generator)

    def apply(where, change):
        rows = where.nonzero()[:, 0]
        if len(rows) > 0:
            pictures[rows] = change(pictures[rows])

    apply(line < 0.1, lambda part: (thicker(part) - thinner(part)).clamp(0, 1))
    apply((line >= 0.1) & (line < 0.25), thicker)
    apply((line >= 0.25) & (line < 0.33), lambda part: 0.7 * thinner(part) + 0.3 * part)
    apply(chance(0.25), lambda part: F.avg_pool2d(part, 3, 1, 1, count_include_pad=False))
    return pictures * torch.where(chance(0.3), some(0.6, 1), torch.ones(count)).view(-1, 1, 1, 1)

def filled_in(icons, path):
    """The icons with their holes filled, stored next to the data because filling takes a minute."""
    if not os.path.exists(path):
        from scipy.ndimage import binary_fill_holes
        filled = np.stack([np.where(binary_fill_holes(icon > 90), 255, icon) for icon in icons.numpy()])
        filled.astype(np.uint8).tofile(path)
    return torch.from_numpy(np.fromfile(path, np.uint8).reshape(icons.shape))

def contrast(one, other, alike):
    """Pairs each row of `one` with the same row of `other`. Rows whose names share a word are not counter-examples."""
    elsewhere = alike & ~torch.eye(len(one), dtype=torch.bool)
    products = [(one @ other.T).masked_fill(elsewhere, -9), (one @ one.T).masked_fill(alike, -9)]
    return F.cross_entropy(torch.cat(products, 1) / TEMPERATURE, torch.arange(len(one)))

class Meaning(torch.nn.Module):
    """Tells the meaning of an icon's name from its vector. It serves training only."""
    def __init__(self, names):
        super().__init__()
        self.map = torch.nn.Linear(LENGTH, names.meaning.shape[1])

    def forward(self, vectors, at, names, random):
        """How far the names that the vectors suggest are from those that mean the same as the icons' own."""
        others = torch.from_numpy(random.choice(names.used, OTHER_NAMES))
        known = names.meaning[torch.unique(torch.cat([at, others]))]
        wanted = F.softmax(names.meaning[at] @ known.T / SAME_MEANING, 1)
        told = F.normalize(self.map(vectors), dim=1)
        return F.cross_entropy(told @ known.T / MEANT, wanted.repeat(len(vectors) // len(at), 1))

def main():
    parser = argparse.ArgumentParser()
    parser.add_argument('data')
    parser.add_argument('out')
    parser.add_argument('--steps', type=int, default=20_000)
    parser.add_argument('--rate', type=float, default=2e-3)
    parser.add_argument('--fade', type=int, default=0)
    parser.add_argument('--seed', type=int, default=1)
    parser.add_argument('--from', dest='start')
    chosen = parser.parse_args()
    torch.set_num_threads(1)
    torch.manual_seed(chosen.seed)
    torch.use_deterministic_algorithms(True)
    icons, labels = read_icons(chosen.data)
    filled = filled_in(icons, f'{chosen.data}/filled.bin')
    names = Names(labels, json.load(open(f'{chosen.data}/concepts.json')), np.load(f'{chosen.data}/meanings.npz')['meaning'])
    print(f'{len(names.shared)} shared and {len(names.single)} single names, {len(names.left_out)} left out', flush=True)
    meaning = Meaning(names)
    net, average = Net(), Net()
    net = net.to(memory_format=torch.channels_last)
    average.load_state_dict(net.state_dict())
    optimizer = torch.optim.AdamW([*net.parameters(), *meaning.parameters()], lr=chosen.rate, weight_decay=0.02)
    generator, random = torch.Generator().manual_seed(chosen.seed), np.random.default_rng(chosen.seed)
    begun = 0
    if chosen.start is not None:
        saved = torch.load(chosen.start, weights_only=False)
        net.load_state_dict(saved['net'])
        average.load_state_dict(saved.get('average', saved['net']))
        if 'step' in saved:
            meaning.load_state_dict(saved['meaning'])
            optimizer.load_state_dict(saved['optimizer'])
            generator.set_state(saved['generator'])
            random.bit_generator.state = saved['random']
            begun = saved['step']
    total, started, wall = np.zeros(2), time.process_time(), time.time()
    for step in range(begun, chosen.steps):
        rate = chosen.rate * min(1, (step + 1) / 200)
        if chosen.fade > 0:
            rate *= min(1, (chosen.steps - step) / chosen.fade)
        for group in optimizer.param_groups:
            group['lr'] = rate
        first, second, at = names.batch(random)
        rows = torch.cat([first, second])
        with torch.no_grad():
            views = altered(icons[rows], filled[rows], names.mirrors[at].repeat(2), generator)
            views = views.contiguous(memory_format=torch.channels_last)
        with torch.autocast('cpu', torch.bfloat16):
            vectors = net(views)
        vectors = vectors.float()
        one, other = vectors[:BATCH], vectors[BATCH:]
        alike = names.alike(at)
        same = (contrast(one, other, alike) + contrast(other, one, alike)) / 2
        meant = meaning(vectors, at, names, random)
        loss = same + MEANING_SHARE * meant
        loss.backward()
        optimizer.step()
        optimizer.zero_grad()
        with torch.no_grad():
            share = min(AVERAGED, (step + 1) / (step + 10))
            for mean, value in zip(average.state_dict().values(), net.state_dict().values()):
                if value.dtype.is_floating_point:
                    mean.lerp_(value, 1 - share)
                else:
                    mean.copy_(value)
        total += np.array([same.item(), meant.item()])
        if (step + 1) % REPORTED == 0:
            spent = time.process_time() - started
            losses = ' '.join(f'{value:.3f}' for value in total / REPORTED)
            print(f'{step + 1} losses {losses} cpu {spent:.0f} wall {time.time() - wall:.0f}', flush=True)
            total = np.zeros(2)
        if (step + 1) % KEPT == 0 or step + 1 == chosen.steps:
            torch.save({'net': net.state_dict(), 'average': average.state_dict(), 'meaning': meaning.state_dict(),
                        'optimizer': optimizer.state_dict(),
                        'generator': generator.get_state(), 'random': random.bit_generator.state,
                        'seed': chosen.seed, 'step': step + 1}, f'{chosen.out}/writing.pt')
            os.replace(f'{chosen.out}/writing.pt', f'{chosen.out}/{step + 1}.pt')

if __name__ == '__main__':
    main()
