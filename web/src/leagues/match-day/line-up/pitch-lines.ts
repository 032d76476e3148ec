/** The `d` attribute of an SVG path on a ground of 300 × 400, our own goal at the bottom. */
interface GroundLine {
  readonly path: string
  readonly isDashed?: boolean
}

const edge: GroundLine = { path: 'M10 10H290V390H10Z' }
const halfway: GroundLine = { path: 'M10 200H290' }

/** For sports with a common ground; for volleyball our side of the net. */
const groundsOfSports: Readonly<Record<string, readonly GroundLine[]>> = {
  football: [
    edge,
    halfway,
    { path: 'M110 200a40 40 0 1 0 80 0a40 40 0 1 0 -80 0' },
    { path: 'M80 10V60H220V10M80 390V340H220V390' },
    { path: 'M120 10V28H180V10M120 390V372H180V390' },
  ],
  basketball: [
    edge,
    halfway,
    { path: 'M116 200a34 34 0 1 0 68 0a34 34 0 1 0 -68 0' },
    { path: 'M105 10V89H195V10M105 390V311H195V390' },
    { path: 'M116 89A34 34 0 0 0 184 89M116 311A34 34 0 0 1 184 311' },
    { path: 'M27 10V58A126 126 0 0 0 273 58V10M27 390V342A126 126 0 0 1 273 342V390' },
  ],
  handball: [
    edge,
    halfway,
    { path: 'M45 10A84 57 0 0 0 129 67H171A84 57 0 0 0 255 10' },
    { path: 'M45 390A84 57 0 0 1 129 333H171A84 57 0 0 1 255 390' },
    { path: 'M10 38A126 86 0 0 0 129 96H171A126 86 0 0 0 290 38', isDashed: true },
    { path: 'M10 362A126 86 0 0 1 129 304H171A126 86 0 0 1 290 362', isDashed: true },
    { path: 'M143 77H157M143 323H157' },
  ],
  volleyball: [edge, { path: 'M10 137H290' }, { path: 'M0 4H300M0 10H300' }],
  rugby: [
    edge,
    halfway,
    { path: 'M10 40H290M10 360H290' },
    { path: 'M10 110H290M10 290H290' },
    { path: 'M10 168H290M10 232H290', isDashed: true },
    { path: 'M138 40V18M162 40V18M138 30H162M138 360V382M162 360V382M138 370H162' },
  ],
}

/** The lines of a sport's ground; only the edge for unknown sports. */
export function pitchLines(sport: string): readonly GroundLine[] {
  return groundsOfSports[sport] ?? [edge]
}
