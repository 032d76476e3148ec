import { pitchLines } from './pitch-lines.ts'
import { captainSign } from './shirt.tsx'

/** Names people only as publicly as the team allows. */
export interface LineUpPicture {
  /** Our team, then the opponent. */
  readonly teams: readonly [string, string]
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
  /** A shirt number, or the first letter of the name. */
  readonly sign: string
  readonly name: string
  readonly isCaptain: boolean
}

/** Pixels, in portrait for phones. */
const width = 1080
const height = 1600
/** The proportions of the drawn ground, so that circles stay round. */
const pitch = { left: 106, top: 220, width: 868, height: 1178 } as const
const room = width - 120
const green = '#12402f'
const chalk = '#f6f7f2'
const headings = "'Bricolage Grotesque Variable', system-ui, sans-serif"
const words = "'Inter Variable', system-ui, sans-serif"
const font = (size: number, weight = 600, family = words) => `${weight} ${size}px ${family}`

/** Draws the line-up without loading anything. */
export async function pictureOf(wanted: LineUpPicture): Promise<Blob> {
  const canvas = new OffscreenCanvas(width, height)
  const paper = canvas.getContext('2d')
  // Offline, another typeface is used.
  const faces = [font(30), font(52, 700, headings)]
  await Promise.allSettled(faces.map((face) => document.fonts.load(face)))
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

/** Both teams on one line, or stacked if they don't fit. */
function drawHead(paper: Paper, { teams, moment }: LineUpPicture): void {
  const title = teams.join(' – ')
  paper.fillStyle = chalk
  paper.font = font(52, 700, headings)
  const isOneLine = paper.measureText(title).width <= room
  if (!isOneLine) paper.font = font(44, 700, headings)
  for (const [at, line] of (isOneLine ? [title] : teams).entries())
    paper.fillText(fitting(paper, line, room), width / 2, (isOneLine ? 100 : 70) + at * 56)
  paper.font = font(34, 400)
  paper.fillText(fitting(paper, moment, room), width / 2, isOneLine ? 160 : 180)
}

function drawLines(paper: Paper, { sport }: LineUpPicture): void {
  const scale = new DOMMatrix()
    .translateSelf(pitch.left, pitch.top)
    .scaleSelf(pitch.width / 280, pitch.height / 380)
    .translateSelf(-10, -10)
  paper.strokeStyle = 'rgb(246 247 242 / 0.4)'
  paper.lineWidth = 4
  for (const { path, isDashed = false } of pitchLines(sport)) {
    const line = new Path2D()
    line.addPath(new Path2D(path), scale)
    paper.setLineDash(isDashed ? [24, 18] : [])
    paper.stroke(line)
  }
  paper.setLineDash([])
}

function drawSpot(
  paper: Paper,
  spot: PictureSpot,
  { accent, onAccent, spots }: LineUpPicture,
): void {
  const { across, along, sign, name, isCaptain } = spot
  const x = pitch.left + across * pitch.width
  const y = pitch.top + (1 - along) * pitch.height - 20
  paper.beginPath()
  paper.arc(x, y, 46, 0, 2 * Math.PI)
  paper.fillStyle = accent
  paper.fill()
  paper.strokeStyle = chalk
  paper.stroke()
  paper.fillStyle = onAccent
  paper.font = font(40, 700, headings)
  paper.fillText(sign, x, y + 14)
  paper.fillStyle = chalk
  paper.font = font(30)
  const captain = isCaptain ? ` (${captainSign})` : ''
  const left = roomOf(spot, spots) - paper.measureText(captain).width
  paper.fillText(`${fitting(paper, name, left)}${captain}`, x, y + 86)
}

/** The width for a name: half way to its neighbours, within the picture. */
function roomOf({ across, along }: PictureSpot, spots: readonly PictureSpot[]): number {
  const beside = spots
    .filter((other) => other.across !== across && Math.abs(other.along - along) < 0.1)
    .map((other) => Math.abs(other.across - across))
  const toTheEdge = pitch.left + Math.min(across, 1 - across) * pitch.width
  return Math.min(pitch.width * Math.min(1, ...beside), 2 * toTheEdge) - 24
}

function drawBench(paper: Paper, { benchTitle, bench }: LineUpPicture): void {
  if (bench.length === 0) return
  paper.fillStyle = chalk
  paper.font = font(30, 700)
  paper.fillText(benchTitle, width / 2, 1466)
  paper.font = font(30, 400)
  const half = bench.length > 6 ? Math.ceil(bench.length / 2) : bench.length
  for (const [at, names] of [bench.slice(0, half), bench.slice(half)].entries())
    paper.fillText(fitting(paper, names.join(', '), room), width / 2, 1512 + at * 42)
}

/** Shortens a text to a width. */
function fitting(paper: Paper, line: string, room: number): string {
  if (paper.measureText(line).width <= room) return line
  const letters = Array.from(line)
  while (letters.length > 1 && paper.measureText(`${letters.join('')}…`).width > room) letters.pop()
  return `${letters.join('').trimEnd()}…`
}
