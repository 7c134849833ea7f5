"""The gradients of views, as `packages/similarity/src/logo/gradients.ts` computes them."""
import math
import torch
import torch.nn.functional as F

CELLS, TURNS, SIDE = 8, 8, 64

def gradients(views, batch=2048):
    """n × 64 × 64 values of 0 to 255 → n × 512 unit vectors."""
    return torch.cat([of_batch(views[at:at + batch].float().round()) for at in range(0, len(views), batch)])

def of_batch(views):
    across, down = torch.zeros_like(views), torch.zeros_like(views)
    across[:, 1:-1, 1:-1] = views[:, 1:-1, 2:] - views[:, 1:-1, :-2]
    down[:, 1:-1, 1:-1] = views[:, 2:, 1:-1] - views[:, :-2, 1:-1]
    size = torch.hypot(across, down)
    size[size < 8] = 0
    turn = ((torch.atan2(down, across) / math.pi + 1) % 1) * TURNS
    low = turn.floor()
    part = turn - low
    low = low.long() % TURNS
    planes = torch.zeros(len(views), TURNS, SIDE, SIDE)
    planes.scatter_(1, low[:, None], (size * (1 - part))[:, None])
    planes.scatter_add_(1, ((low + 1) % TURNS)[:, None], (size * part)[:, None])
    cell = SIDE // CELLS
    tent = 1 - (torch.arange(2 * cell) + 0.5 - cell).abs() / cell
    kernel = (tent[:, None] * tent[None])[None, None].repeat(TURNS, 1, 1, 1)
    sums = F.conv2d(planes, kernel, stride=cell, padding=cell // 2, groups=TURNS)
    sums = sums.permute(0, 2, 3, 1).reshape(len(views), -1).sqrt()
    return sums / (sums.norm(dim=1, keepdim=True) + 1e-9)
