"""
Fits a classifier that separates words from drawings by their gradients, and writes it as TypeScript.

    python fit_lettering.py DATA OUT      # DATA as draw.ts writes it; OUT is packages/similarity/src/logo/weights

It is a logistic regression on invented words and icons, each also at the coarse resolution of a part of a larger logo.
Prints how many icons and how many words of a held-back quarter it classifies as words.
"""
import sys
import numpy as np
import torch
import torch.nn.functional as F
from alter import BASE, as_cut, read_icons
from gradients import gradients

SEED, ICONS, COARSE, RIDGE, HELD_BACK = 1, 12_000, (1, 2, 3), 1e-4, 4

def features(pictures):
    coarse = lambda step: F.interpolate(F.interpolate(pictures[:, None].float(), scale_factor=1 / step, mode='area'),
                                        size=BASE, mode='bilinear')[:, 0]
    return torch.stack([gradients(as_cut(pictures if step == 1 else coarse(step))) for step in COARSE], 1)

def fit(icons, words):
    rows = torch.cat([icons.flatten(0, 1), words.flatten(0, 1)])
    wanted = torch.cat([torch.zeros(icons.shape[0] * len(COARSE)), torch.ones(words.shape[0] * len(COARSE))])
    weights, offset = torch.zeros(rows.shape[1], requires_grad=True), torch.zeros(1, requires_grad=True)
    optimizer = torch.optim.LBFGS([weights, offset], max_iter=200, line_search_fn='strong_wolfe')

    def loss():
        optimizer.zero_grad()
        value = F.binary_cross_entropy_with_logits(rows @ weights + offset, wanted) + RIDGE * (weights * weights).sum()
        value.backward()
        return value

    optimizer.step(loss)
    return weights.detach(), offset.detach()

def main(data, out):
    torch.set_num_threads(1)
    icons, _ = read_icons(data)
    pictures = torch.from_numpy(np.fromfile(f'{data}/words.bin', np.uint8).reshape(-1, BASE, BASE))
    chosen = torch.randperm(len(icons), generator=torch.Generator().manual_seed(SEED))[:ICONS]
    icons, words = features(icons[chosen]), features(pictures)
    kept = lambda rows: (rows[len(rows) // HELD_BACK:], rows[:len(rows) // HELD_BACK])
    weights, offset = fit(kept(icons)[0], kept(words)[0])
    for step, name in enumerate(COARSE):
        taken = lambda rows: ((kept(rows)[1][:, step] @ weights + offset) > 0).float().mean().item()
        print(f'coarse by {name}: {taken(icons):.4f} of the icons, {taken(words):.4f} of the words')
    weights, offset = fit(icons, words)
    numbers = ', '.join(f'{value:.2f}' for value in weights.tolist())
    open(f'{out}/lettering.ts', 'w').write(
        '/* Written by `training/logo/fit_lettering.py`. */\n'
        f'export const letteringOffset = {offset.item():.2f}\n'
        '/** A weight for each value of the gradients. */\n'
        f'export const letteringWeights = [{numbers}]\n')

if __name__ == '__main__':
    main(*sys.argv[1:])
