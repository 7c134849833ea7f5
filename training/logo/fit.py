"""
Fits the linear maps from gradients to the vectors that find copies and ideas, and writes them as TypeScript.

    python fit.py DATA OUT        # DATA as draw.ts writes it; OUT is packages/similarity/src/logo/weights

Both maps are linear discriminants. The map for copies gives little weight to the directions in which altered copies of
one icon differ. The map for ideas does so for the directions in which icons of one name from different sets differ. A
seed determines the result, except for the last bits of sums, which differ between processors. So it is committed.
"""
import base64, datetime, hashlib, json, sys
import torch
from alter import altered, as_cut, read_icons
from gradients import gradients

SEED, ICONS, ALTERED = 1, 6000, 3
# Bytes of a vector that come from the maps. The rest of a vector of ideas comes from the network.
LENGTHS = {'copy': 128, 'idea': 64}
# The share of the mean within-class variance that is added to each direction, and the extra weight of good directions.
RIDGE, POWER = 0.3, 0.5

def scatter(icons, labels, generator):
    """Means and scatter matrices: within altered copies, within names, and of all icons."""
    chosen = torch.randperm(len(icons), generator=generator)[:ICONS]
    plain = gradients(as_cut(icons[chosen]))
    views = torch.stack([plain] + [gradients(altered(icons[chosen], generator)) for _ in range(ALTERED)], 1)
    apart = (views - views.mean(1, keepdim=True)).flatten(0, 1)
    copies = apart.T @ apart / (ICONS * ALTERED)
    by_name = {}
    for at, (icon_set, _, label) in enumerate(labels):
        by_name.setdefault(label, {}).setdefault(icon_set, at)
    shared = [list(sets.values()) for sets in by_name.values() if len(sets) >= 2]
    rows = torch.tensor([at for group in shared for at in group])
    group = torch.tensor([number for number, members in enumerate(shared) for _ in members])
    found = gradients(as_cut(icons[rows]))
    size = torch.bincount(group).float()
    mean = torch.zeros(len(shared), found.shape[1]).index_add(0, group, found) / size[:, None]
    apart = found - mean[group]
    ideas = apart.T @ apart / (size - 1).sum()
    centred = plain - plain.mean(0)
    return plain.mean(0), copies, ideas, centred.T @ centred / ICONS

def discriminant(within, total, length):
    size = len(within)
    within = (within + RIDGE * torch.trace(within) / size * torch.eye(size)).double()
    values, vectors = torch.linalg.eigh(within)
    white = vectors @ torch.diag(values ** -0.5) @ vectors.T
    values, vectors = torch.linalg.eigh(white @ total.double() @ white)
    best = torch.argsort(-values)[:length]
    gain = (values[best] / (1 + values[best])) ** POWER
    # A rotation spreads the variance evenly over the bytes of a vector.
    turn, _ = torch.linalg.qr(torch.randn(length, length, generator=torch.Generator().manual_seed(7)).double())
    return white @ (vectors[:, best] * gain) @ turn

def module(name, mean, matrix):
    scale = 127 / matrix.abs().max()
    whole = torch.round(matrix * scale).to(torch.int8)
    offset = (mean.double() @ whole.double()).tolist()
    text = base64.b64encode(whole.numpy().tobytes()).decode()
    numbers = ', '.join(f'{value:.4f}' for value in offset)
    return (f'/* Written by `training/logo/fit.py`; see `provenance.json`. */\n'
            f'export const {name}Offset = [{numbers}]\n'
            f"/** Signed bytes in base 64, a row of {matrix.shape[1]} for each value of the gradients. */\n"
            f"export const {name}Matrix =\n  '{text}'\n"), hashlib.sha256(whole.numpy().tobytes()).hexdigest()

def main(data, out):
    torch.set_num_threads(1)
    icons, labels = read_icons(data)
    generator = torch.Generator().manual_seed(SEED)
    mean, copies, ideas, total = scatter(icons, labels, generator)
    digests = {}
    for name, within in (('copy', copies), ('idea', ideas)):
        text, digests[name] = module(name, mean, discriminant(within, total, LENGTHS[name]))
        open(f'{out}/{name}-map.ts', 'w').write(text)
    package = json.load(open(__file__.replace('fit.py', 'package.json')))
    sets = {}
    for icon_set, _, _ in labels:
        sets[icon_set] = sets.get(icon_set, 0) + 1
    json.dump({'script': 'training/logo/fit.py', 'seed': SEED, 'icons': len(labels), 'iconsBySet': sets,
               'altered': ICONS, 'alterationsEach': ALTERED, 'ridge': RIDGE, 'power': POWER,
               'packages': package['dependencies'], 'sha256': digests,
               'date': datetime.date.today().isoformat()}, open(f'{out}/provenance.json', 'w'), indent=2)

if __name__ == '__main__':
    main(*sys.argv[1:])
