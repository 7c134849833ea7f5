"""
Writes a trained network as whole numbers, in the order in which the product's `network.ts` reads them.

    python export.py DATA OUT/mean.pt WEIGHTS      # WEIGHTS is packages/similarity/src/logo/weights

Weights become signed bytes with one scale for each output. Values between layers become bytes of 0 to 255; their ranges
are measured on some views of the training data. The normalisation of each layer becomes part of its scales and offsets.
The last layer gives the directions in which vectors of icons differ most.
"""
import base64, datetime, hashlib, json, sys
import numpy as np
import torch
import torch.nn.functional as F
from alter import as_cut, read_icons
from net import Net

KEPT, RANGED, FILES = 64, 2048, 2
STEM_ROW = 32
# SHA-256 of the network from which `start.py` made the first checkpoint.
STARTED_FROM = '55dc7ffa46c2138a33a70d9a9fffd339f73ecce4a093dad3e962957ae19be16a'

def folded(norm):
    """Scale and offset of a normalisation."""
    scale = norm.weight / torch.sqrt(norm.running_var + norm.eps)
    return scale, norm.bias - norm.running_mean * scale

def as_bytes(rows):
    scale = rows.abs().amax(1).clamp(min=1e-9) / 127
    return torch.round(rows / scale[:, None]).to(torch.int8), scale

def rows_of(layer):
    """Kernel rows, then columns, then channels, as the product lays out values."""
    return layer.weight.permute(0, 2, 3, 1).flatten(1)

def largest(values):
    return torch.quantile(values.flatten()[::7][:8_000_000], 0.9998).item()

class Whole:
    """The network in whole numbers, as the product computes it."""
    def __init__(self, net, views):
        self.parts = []
        with torch.no_grad():
            stem = F.avg_pool2d(net.stem(views).abs(), 2)
            values = F.relu(net.stem_norm(stem))
            top = largest(values) / 255
            weights, size = as_bytes(net.stem.weight.flatten(1))
            scale, offset = folded(net.stem_norm)
            self.add(F.pad(weights, (0, STEM_ROW - weights.shape[1])), size * scale / 255 / 4 / top, offset / top)
            for block in net.blocks:
                inner = F.relu(block.first_norm(block.first(values)))
                outer = F.relu(block.second_norm(block.second(inner)) + block.short(values))
                middle, next_top = largest(inner) / 255, largest(outer) / 255
                weights, size = as_bytes(rows_of(block.first))
                scale, offset = folded(block.first_norm)
                self.add(weights, size * top * scale / middle, offset / middle)
                weights, size = as_bytes(rows_of(block.second))
                scale, offset = folded(block.second_norm)
                self.add(weights, size * middle * scale / next_top, offset / next_top)
                weights, size = as_bytes(rows_of(block.short))
                self.add(weights, size * top / next_top)
                values, top = outer, next_top
            places = F.relu(net.laid_out_norm(net.laid_out(values)))
            last = largest(places) / 255
            weights, size = as_bytes(rows_of(net.laid_out))
            scale, offset = folded(net.laid_out_norm)
            self.add(weights, size * top * scale / last, offset / last)
            self.add_head(net, values.shape[1], places.shape[1], top, last, net(views))

    def add_head(self, net, planes, laid_out, top, last, vectors):
        """Rotates the head to the directions in which the vectors differ most, and leaves the others out."""
        values, directions = torch.linalg.eigh(vectors.T @ vectors)
        turn = directions[:, torch.argsort(-values)[:KEPT]]
        # A rotation spreads the variance evenly over the bytes of a vector.
        even, _ = torch.linalg.qr(torch.randn(KEPT, KEPT, generator=torch.Generator().manual_seed(7)))
        turn = turn @ even
        weight, bias = turn.T @ net.head.weight, turn.T @ net.head.bias
        at_places = weight[:, 2 * planes:].reshape(KEPT, laid_out, -1).permute(0, 2, 1).flatten(1)
        weights, size = as_bytes(torch.cat([weight[:, :2 * planes] * top, at_places * last], 1))
        self.add(weights, size, bias)
        self.turn = turn

    def add(self, weights, *numbers):
        self.parts.append(weights.numpy().tobytes())
        self.parts += [number.numpy().astype('<f4').tobytes() for number in numbers]

    def bytes(self):
        return b''.join(self.parts)

def main(data, checkpoint, out):
    torch.set_num_threads(1)
    icons, labels = read_icons(data)
    saved = torch.load(checkpoint, weights_only=False)
    net = Net()
    net.load_state_dict(saved['average'])
    net.eval()
    some = torch.randperm(len(icons), generator=torch.Generator().manual_seed(1))[:RANGED]
    whole = Whole(net, as_cut(icons[some])[:, None].round() / 255)
    weights = whole.bytes()
    text = base64.b64encode(weights).decode()
    size = -(-len(text) // FILES)
    for number in range(FILES):
        part = text[number * size:(number + 1) * size]
        open(f'{out}/network-{number + 1}.ts', 'w').write(
            '/* Written by `training/logo/export.py`; see `network.json`. */\n'
            f"/** A part of the network's weights, in base 64. */\nexport const networkWeights{number + 1} =\n  '{part}'\n")
    package = json.load(open(__file__.replace('export.py', 'package.json')))
    sets = {}
    for icon_set, _, _ in labels:
        sets[icon_set] = sets.get(icon_set, 0) + 1
    json.dump({'script': 'training/logo/train.py', 'seed': saved.get('seed', 1), 'steps': saved['step'],
               **({'meanOf': saved['meanOf']} if 'meanOf' in saved else {}), 'startedFrom': STARTED_FROM,
               'views': saved['step'] * 192, 'icons': len(labels), 'iconsBySet': sets,
               'packages': package['dependencies'], 'bytes': len(weights),
               'sha256': hashlib.sha256(weights).hexdigest(),
               'date': datetime.date.today().isoformat()}, open(f'{out}/network.json', 'w'), indent=2)
    return whole

if __name__ == '__main__':
    main(*sys.argv[1:])
