import { readFont } from './fonts.ts'
import { openLetters, type Letters, type Piece, type Weight } from './letters.ts'
import { inVisualOrder, linesOf } from './lines.ts'

const margin = 56
const columnGap = 16
const amountWidth = 110
/** Line height and baseline as fractions of the font size. */
const lineHeight = 1.36
const foot = 1.07

/** A page filled from top to bottom; continues on a new one when full. */
export interface Sheet {
  /** A small picture in the corner of the first page: a logo. */
  picture(png: Buffer): void
  title(words: string): void
  heading(words: string): void
  note(words: string): void
  /** A paragraph of running text. */
  text(words: string): void
  small(words: string): void
  /** A heading for the text below it. */
  label(words: string): void
  /** Text, with an amount on the right. */
  row(words: string, amount?: string, weight?: Weight): void
  gap(): void
  /** Continues on a new page. */
  page(): void
  /** Space for a signature above this text, optionally with a picture of one. */
  signature(words: string, png?: Buffer): void
  end(): Promise<Uint8Array<ArrayBuffer>>
}

interface Paper {
  readonly title: string
  readonly language: string
  /** The PDF's creation date, so that the same receipt gives the same file. */
  readonly madeAt: Date
  readonly pageWords: (page: number) => string
}

const ink = '#12302a'
const grey = '#55635f'

const styles = {
  title: { size: 24, weight: 'bold', color: ink },
  heading: { size: 13, weight: 'bold', color: ink },
  note: { size: 10, weight: 'plain', color: grey },
  text: { size: 9.5, weight: 'plain', color: ink },
  small: { size: 8, weight: 'plain', color: grey },
  row: { size: 11, weight: 'plain', color: ink },
  sum: { size: 11, weight: 'bold', color: ink },
} as const

interface Style {
  readonly size: number
  readonly weight: Weight
  readonly color: string
}

/** Loads the PDF library on first use. */
export async function openSheet({ title, language, madeAt, pageWords }: Paper): Promise<Sheet> {
  const [{ default: Document }, letters] = await Promise.all([import('pdfkit'), openLetters()])
  const paper: PDFKit.PDFDocument = new Document({
    size: 'A4',
    margin,
    lang: language,
    displayTitle: true,
    info: { Title: title, CreationDate: madeAt, Producer: 'Touchline' },
  })
  const chunks: Uint8Array[] = []
  paper.on('data', (chunk: Uint8Array) => chunks.push(chunk))
  const width = paper.page.width - 2 * margin
  return {
    ...writingOn({ paper, letters, pageWords, width, page: 1, y: margin }),
    end: () =>
      new Promise((resolve) => {
        paper.on('end', () => resolve(new Uint8Array(Buffer.concat(chunks))))
        paper.end()
      }),
  }
}

/** The document and the current position. */
interface Stack {
  readonly paper: PDFKit.PDFDocument
  readonly letters: Letters
  readonly width: number
  readonly pageWords: Paper['pageWords']
  page: number
  y: number
}

/** Size of the logo. */
const crest = 56

function writingOn(stack: Stack): Omit<Sheet, 'end'> {
  return {
    picture: (png) => {
      const box = { fit: [crest, crest] satisfies [number, number], align: 'right' } as const
      stack.paper.image(png, margin + stack.width - crest, margin, box)
    },
    title: (words) => write(stack, words, styles.title),
    heading: (words) => {
      makeRoom(stack, 60)
      write(stack, words, styles.heading)
    },
    note: (words) => write(stack, words, styles.note),
    text: (words) => write(stack, words, styles.text),
    small: (words) => write(stack, words, styles.small),
    label: (words) => {
      stack.y += 3
      write(stack, words, styles.small)
      stack.y -= 3
    },
    row: (words, amount = '', weight = 'plain') =>
      writeRow(stack, { words, amount, style: weight === 'bold' ? styles.sum : styles.row }),
    gap: () => {
      stack.y += 12
    },
    page: () => turn(stack),
    signature: (words, png) => sign(stack, words, png),
  }
}

function write(stack: Stack, words: string, style: Style): void {
  const lines = linesIn(stack, words, { style, width: stack.width })
  makeRoom(stack, heightOf(lines, style))
  writeLines(stack, lines, { style })
  stack.y += heightOf(lines, style) + 4
}

const signature = { width: 180, height: 40 } as const

function sign(stack: Stack, words: string, png: Buffer | undefined): void {
  makeRoom(stack, signature.height + 30)
  if (png !== undefined)
    stack.paper.image(png, margin, stack.y, { fit: [signature.width, signature.height] })
  stack.y += signature.height + 4
  stack.paper
    .moveTo(margin, stack.y)
    .lineTo(margin + stack.width / 2, stack.y)
    .lineWidth(0.5)
    .stroke(grey)
  stack.y += 2
  write(stack, words, styles.text)
}

interface Row {
  readonly words: string
  readonly amount: string
  readonly style: Style
}

function writeRow(stack: Stack, { words, amount, style }: Row): void {
  const lines = linesIn(stack, words, { style, width: stack.width - amountWidth - columnGap })
  makeRoom(stack, heightOf(lines, style))
  writeLines(stack, lines, { style })
  writeLines(stack, [amount], { style, align: 'right' })
  stack.y += heightOf(lines, style) + 4
}

function heightOf(lines: readonly string[], { size }: Style): number {
  return lines.length * size * lineHeight
}

interface Column {
  readonly style: Style
  readonly width: number
}

function linesIn(stack: Stack, words: string, { style, width }: Column): readonly string[] {
  const fits = (line: string) => widthOf(stack, stack.letters(line, style.weight), style) <= width
  return linesOf(words, fits)
}

function widthOf({ paper }: Stack, pieces: readonly Piece[], { size }: Style): number {
  const widths = pieces.map(({ text, font }) => inFont(paper, font, size).widthOfString(text))
  return widths.reduce((sum, width) => sum + width, 0)
}

function inFont(paper: PDFKit.PDFDocument, file: string, size: number): PDFKit.PDFDocument {
  return paper.registerFont(file, readFont(file)).font(file, size)
}

interface Manner {
  readonly style: Style
  readonly align?: 'right'
}

/** The x position, which stays the same. */
function writeLines(stack: Stack, lines: readonly string[], { style, align }: Manner): void {
  const { paper, width } = stack
  for (const [index, line] of lines.entries()) {
    const pieces = inVisualOrder(stack.letters(line, style.weight))
    const y = stack.y + (index * lineHeight + foot) * style.size
    let x = align === 'right' ? margin + width - widthOf(stack, pieces, style) : margin
    for (const piece of pieces) {
      inFont(paper, piece.font, style.size).fillColor(style.color)
      paper.text(piece.text, x, y, { lineBreak: false, baseline: 'alphabetic' })
      x += widthOf(stack, [piece], style)
    }
  }
}

/** Starts a new page if a block doesn't fit. */
function makeRoom(stack: Stack, height: number): void {
  if (stack.y + height > stack.paper.page.height - margin) turn(stack)
}

function turn(stack: Stack): void {
  const { paper, pageWords } = stack
  paper.addPage()
  stack.page += 1
  stack.y = margin
  writeLines(stack, [pageWords(stack.page)], { style: styles.note, align: 'right' })
  stack.y += 30
}
