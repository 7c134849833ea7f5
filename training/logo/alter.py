"""Icons as the anatomy cuts them, and altered copies of them."""
import json, math
import numpy as np
import torch
import torch.nn.functional as F

BASE, VIEW, CONTENT, EVENING, INK = 96, 64, 0.9, 0.4, 0.28

def read_icons(folder):
    labels = [json.loads(line) for line in open(f'{folder}/icons.jsonl')]
    pixels = np.fromfile(f'{folder}/icons.bin', np.uint8).reshape(-1, BASE, BASE)
    assert len(pixels) == len(labels)
    return torch.from_numpy(pixels), labels

def uniform(generator, count, low, high):
    return torch.rand(count, generator=generator) * (high - low) + low

def cut(pictures, generator=None, jitter=0.0):
    """n × 1 × side × side values of 0 to 1 → views of 0 to 255, cut to the ink and evened like `viewOf`."""
    count, _, side, _ = pictures.shape
    ink = pictures[:, 0] > INK
    first = lambda any_ink: any_ink.float().argmax(1).float()
    last = lambda any_ink: side - 1 - any_ink.flip(1).float().argmax(1).float()
    left, right, top, bottom = first(ink.any(1)), last(ink.any(1)), first(ink.any(2)), last(ink.any(2))
    if jitter > 0:
        width, height = right - left + 1, bottom - top + 1
        left = left + width * uniform(generator, count, -jitter, jitter)
        right = right + width * uniform(generator, count, -jitter, jitter)
        top = top + height * uniform(generator, count, -jitter, jitter)
        bottom = bottom + height * uniform(generator, count, -jitter, jitter)
    width, height = right - left + 1, bottom - top + 1
    longest = torch.maximum(width, height)
    across = VIEW / (CONTENT * VIEW / longest * (longest / width) ** EVENING) / side
    down = VIEW / (CONTENT * VIEW / longest * (longest / height) ** EVENING) / side
    zero = torch.zeros(count)
    matrix = torch.stack([
        torch.stack([across, zero, (left + right + 1) / side - 1], 1),
        torch.stack([zero, down, (top + bottom + 1) / side - 1], 1)], 1)
    grid = F.affine_grid(matrix, (count, 1, 2 * VIEW, 2 * VIEW), align_corners=False)
    return F.avg_pool2d(F.grid_sample(pictures, grid, align_corners=False), 2)[:, 0] * 255

def as_cut(icons, batch=2048):
    padded = lambda part: F.pad(part[:, None].float() / 255, (8, 8, 8, 8))
    return torch.cat([cut(padded(icons[at:at + batch])) for at in range(0, len(icons), batch)])

def altered(icons, generator, batch=2048):
    return torch.cat([alter(icons[at:at + batch], generator) for at in range(0, len(icons), batch)])

def alter(icons, generator):
    """Turned up to 12°, stretched, sheared, in perspective, outlined, bolder, thinner, blurred, cropped, noisy."""
    count = len(icons)
    chance = lambda share: torch.rand(count, generator=generator) < share
    some = lambda low, high: uniform(generator, count, low, high)
    angle = some(-12, 12) * chance(0.6) * math.pi / 180
    stretch = torch.exp(some(-0.16, 0.16) * chance(0.5))
    shear = some(-0.15, 0.15) * chance(0.3)
    cos, sin, zoom, zero = torch.cos(angle), torch.sin(angle), 1.45, torch.zeros(count)
    matrix = torch.stack([
        torch.stack([zoom * stretch * cos, zoom * (shear - sin), zero], 1),
        torch.stack([zoom * sin, zoom / stretch * cos, zero], 1)], 1)
    grid = F.affine_grid(matrix, (count, 1, 128, 128), align_corners=False)
    tilted = chance(0.3).float()
    across, down = some(-0.12, 0.12) * tilted, some(-0.12, 0.12) * tilted
    grid = grid / (1 + grid[..., 0:1] * across.view(-1, 1, 1, 1) + grid[..., 1:2] * down.view(-1, 1, 1, 1))
    pictures = F.grid_sample(icons[:, None].float() / 255, grid, align_corners=False)
    thicker = lambda part: F.max_pool2d(part, 3, 1, 1)
    thinner = lambda part: -F.max_pool2d(-part, 3, 1, 1)

    def apply(where, change):
        rows = where.nonzero()[:, 0]
        if len(rows) > 0:
            pictures[rows] = change(pictures[rows])

    line = torch.rand(count, generator=generator)
    apply(line < 0.16, lambda part: (thicker(part) - thinner(part)).clamp(0, 1))
    apply((line >= 0.16) & (line < 0.3), thicker)
    apply((line >= 0.3) & (line < 0.38), lambda part: 0.7 * thinner(part) + 0.3 * part)
    apply(chance(0.3), lambda part: F.avg_pool2d(part, 5, 1, 2, count_include_pad=False))
    for row in chance(0.15).nonzero()[:, 0].tolist():
        crop(pictures[row, 0], generator)
    noisy = lambda part: (part + torch.randn(part.shape, generator=generator) * 0.05).clamp(0, 1)
    apply(chance(0.2), noisy)
    return cut(pictures, generator, 0.02)

def crop(picture, generator):
    """Removes a strip from one side."""
    ink = picture > INK
    if not ink.any():
        return
    strip = int(torch.randint(4, 14, (1,), generator=generator))
    side = int(torch.randint(4, (1,), generator=generator))
    if side >= 2:
        picture, ink = picture.T, ink.T
    rows = ink.any(1).nonzero()[:, 0]
    if side % 2 == 0:
        picture[:rows[0] + strip] = 0
    else:
        picture[rows[-1] - strip:] = 0
