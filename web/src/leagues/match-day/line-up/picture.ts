import { groundOf } from './grounds.ts'
import { captainSign } from './shirt.tsx'

/** What stands on the picture: nobody by more than everybody may know. */
export interface LineUpPicture {
  readonly title: string
  readonly moment: string
  readonly sport: string
  readonly spots: readonly PictureSpot[]
  readonly benchTitle: string
  readonly bench: readonly string[]
  readonly accent: string
  readonly onAccent: string
}

interface PictureSpot {
  readonly across: number
  readonly along: number
  /** A shirt number, else nothing. */
  readonly sign: string
  readonly name: string
  readonly isCaptain: boolean
}

/** Pixels: a picture held upright, as phones show it. */
const width = 1080
const height = 1440
const pitch = { left: 60, top: 220, width: 960, height: 1040 } as const
const green = '#12402f'
const chalk = '#f6f7f2'
const font = (size: number, weight = 600) => `${weight} ${size}px system-ui, sans-serif`

/** Draws the line-up; everything comes from this device. */
export async function pictureOf(wanted: LineUpPicture): Promise<Blob> {
  const canvas = new OffscreenCanvas(width, height)
  const paper = canvas.getContext('2d')
  if (paper === null) throw new Error('no canvas')
  paper.fillStyle = green
  paper.fillRect(0, 0, width, height)
  paper.textAlign = 'center'
  drawHead(paper, wanted)
  drawLines(paper, wanted)
  for (const spot of wanted.spots) drawSpot(paper, spot, wanted)
  drawBench(paper, wanted)
  return canvas.convertToBlob({ type: 'image/png' })
}

type Paper = OffscreenCanvasRenderingContext2D

function drawHead(paper: Paper, { title, moment }: LineUpPicture): void {
  paper.fillStyle = chalk
  paper.font = font(52, 700)
  paper.fillText(fitting(paper, title, width - 120), width / 2, 100)
  paper.font = font(34, 400)
  paper.fillText(fitting(paper, moment, width - 120), width / 2, 160)
}

function drawLines(paper: Paper, { sport }: LineUpPicture): void {
  const scale = new DOMMatrix()
    .translateSelf(pitch.left, pitch.top)
    .scaleSelf(pitch.width / 280, pitch.height / 380)
    .translateSelf(-10, -10)
  paper.strokeStyle = 'rgb(246 247 242 / 0.4)'
  paper.lineWidth = 4
  for (const { path, isDashed = false } of groundOf(sport)) {
    const line = new Path2D()
    line.addPath(new Path2D(path), scale)
    paper.setLineDash(isDashed ? [24, 18] : [])
    paper.stroke(line)
  }
  paper.setLineDash([])
}

function drawSpot(
  paper: Paper,
  { across, along, sign, name, isCaptain }: PictureSpot,
  { accent, onAccent }: LineUpPicture,
): void {
  const x = pitch.left + across * pitch.width
  const y = pitch.top + (1 - along) * pitch.height - 20
  paper.beginPath()
  paper.arc(x, y, 46, 0, 2 * Math.PI)
  paper.fillStyle = accent
  paper.fill()
  paper.strokeStyle = chalk
  paper.stroke()
  paper.fillStyle = onAccent
  paper.font = font(40, 700)
  paper.fillText(sign, x, y + 14)
  paper.fillStyle = chalk
  paper.font = font(30)
  const shown = isCaptain ? `${name} (${captainSign})` : name
  paper.fillText(fitting(paper, shown, pitch.width / 5), x, y + 86)
}

function drawBench(paper: Paper, { benchTitle, bench }: LineUpPicture): void {
  if (bench.length === 0) return
  paper.fillStyle = chalk
  paper.font = font(30, 700)
  paper.fillText(benchTitle, width / 2, 1318)
  paper.font = font(30, 400)
  const half = bench.length > 6 ? Math.ceil(bench.length / 2) : bench.length
  for (const [at, names] of [bench.slice(0, half), bench.slice(half)].entries())
    paper.fillText(fitting(paper, names.join(', '), width - 120), width / 2, 1362 + at * 42)
}

/** As much of a line as there is room for. */
function fitting(paper: Paper, line: string, room: number): string {
  if (paper.measureText(line).width <= room) return line
  const letters = Array.from(line)
  while (letters.length > 1 && paper.measureText(`${letters.join('')}…`).width > room) letters.pop()
  return `${letters.join('').trimEnd()}…`
}
