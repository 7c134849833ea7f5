"""A small network that maps a view of 64 × 64 to a vector in which icons of one idea lie together."""
import math
import torch
import torch.nn as nn
import torch.nn.functional as F

LENGTH, STEM, STEM_SIDE = 128, 32, 5
WIDTHS = (64, 128, 224)
LAID_OUT = 48

class Block(nn.Module):
    def __init__(self, inputs, outputs, stride):
        super().__init__()
        self.first = nn.Conv2d(inputs, outputs, 3, stride, 1, bias=False)
        self.first_norm = nn.BatchNorm2d(outputs)
        self.second = nn.Conv2d(outputs, outputs, 3, 1, 1, bias=False)
        self.second_norm = nn.BatchNorm2d(outputs)
        self.short = nn.Conv2d(inputs, outputs, 1, stride, bias=False)

    def forward(self, values):
        inner = F.relu(self.first_norm(self.first(values)))
        return F.relu(self.second_norm(self.second(inner)) + self.short(values))

class Net(nn.Module):
    """The strength of 32 edge filters on 16 × 16 places, three residual blocks, and a head that keeps places apart."""
    def __init__(self):
        super().__init__()
        self.stem = nn.Conv2d(1, STEM, STEM_SIDE, 2, STEM_SIDE // 2, bias=False)
        with torch.no_grad():
            self.stem.weight.copy_(edge_filters())
        self.stem_norm = nn.BatchNorm2d(STEM)
        first, second, third = WIDTHS
        self.blocks = nn.Sequential(Block(STEM, first, 1), Block(first, second, 2), Block(second, third, 2))
        self.laid_out = nn.Conv2d(third, LAID_OUT, 1, bias=False)
        self.laid_out_norm = nn.BatchNorm2d(LAID_OUT)
        self.head = nn.Linear(2 * third + 16 * LAID_OUT, LENGTH)

    def forward(self, views):
        edges = F.avg_pool2d(self.stem(views).abs(), 2)
        planes = self.blocks(F.relu(self.stem_norm(edges)))
        places = F.relu(self.laid_out_norm(self.laid_out(planes)))
        found = torch.cat([planes.mean((2, 3)), planes.amax((2, 3)), places.flatten(1)], 1)
        return F.normalize(self.head(found.float()), dim=1)

def edge_filters():
    """Derivatives in eight directions at two widths, and as many second derivatives: where training starts."""
    across = torch.arange(STEM_SIDE) - STEM_SIDE // 2
    y, x = torch.meshgrid(across.float(), across.float(), indexing='ij')
    filters = []
    for width in (0.7, 1.3):
        bell = torch.exp(-(x ** 2 + y ** 2) / (2 * width ** 2))
        for order in (1, 2):
            for turn in range(8):
                angle = turn * math.pi / 8
                along = x * math.cos(angle) + y * math.sin(angle)
                edge = bell * (along if order == 1 else along ** 2 / width ** 2 - 1)
                edge = edge - edge.mean()
                filters.append(edge / edge.abs().sum())
    return torch.stack(filters)[:, None]
