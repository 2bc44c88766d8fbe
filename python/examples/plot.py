"""A line with error bars as SVG, without a library."""

Point = tuple[float, float, float]

WIDTH, HEIGHT, EDGE = 640, 360, 60


def curve(points: list[Point], title: str, across: str, up: str) -> str:
    """`points` are x, y, and how far y may be off."""
    left, right = min(x for x, _, _ in points), max(x for x, _, _ in points)
    low, high = min(0.0, *(y - off for _, y, off in points)), max(0.0, *(y + off for _, y, off in points))

    def at(x: float, y: float) -> tuple[float, float]:
        return (
            EDGE + (WIDTH - 2 * EDGE) * (x - left) / max(right - left, 1e-9),
            HEIGHT - EDGE - (HEIGHT - 2 * EDGE) * (y - low) / max(high - low, 1e-9),
        )

    bars = []
    for x, y, off in points:
        (place, top), (_, bottom), (_, middle) = at(x, y + off), at(x, y - off), at(x, y)
        bars.append(f'<path d="M{place:.1f} {top:.1f}V{bottom:.1f}" stroke="#7a8"/>')
        bars.append(f'<circle cx="{place:.1f}" cy="{middle:.1f}" r="3" fill="#164"/>')
    line = " ".join(f"{x:.1f},{y:.1f}" for x, y in (at(x, y) for x, y, _ in points))
    zero = at(left, 0)[1]
    marks = "".join(
        f'<text x="{EDGE - 8}" y="{at(left, y)[1] + 4:.1f}" text-anchor="end">{y:.1f}</text>'
        for y in (low, 0.0, high)
    )
    ends = "".join(
        f'<text x="{at(x, low)[0]:.1f}" y="{HEIGHT - EDGE + 18}" text-anchor="middle">{x:g}</text>'
        for x in (left, right)
    )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" font-family="sans-serif" font-size="12">'
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#fff"/>'
        f'<text x="{WIDTH / 2}" y="28" text-anchor="middle" font-size="15">{title}</text>'
        f'<path d="M{EDGE} {zero:.1f}H{WIDTH - EDGE}" stroke="#bbb" stroke-dasharray="4 3"/>'
        f'<polyline points="{line}" fill="none" stroke="#164" stroke-width="2"/>{"".join(bars)}{marks}{ends}'
        f'<text x="{WIDTH / 2}" y="{HEIGHT - 16}" text-anchor="middle">{across}</text>'
        f'<text transform="translate(16 {HEIGHT / 2}) rotate(-90)" text-anchor="middle">{up}</text></svg>\n'
    )
