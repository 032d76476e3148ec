import type { ExportFormat } from '@touchline/domain/members/export/formats'
import { escapeFormula, byteOrderMark, csvLines } from '@touchline/domain/values/csv'

type Cells = readonly string[]

interface TableToWrite {
  readonly head: Cells
  /** The rows in batches. */
  readonly pages: AsyncIterable<readonly Cells[]>
}

/** Writes a table as a file without formulas: CSV is streamed, XLSX built as a whole. */
export async function tableBytes(
  format: ExportFormat,
  table: TableToWrite,
): Promise<ReadableStream<Uint8Array>> {
  return format === 'csv' ? csvStream(table) : sheetStream(table)
}

function csvStream({ head, pages }: TableToWrite): ReadableStream<Uint8Array> {
  async function* parts() {
    yield Buffer.from(byteOrderMark + csvLines([head]))
    for await (const lines of pages) yield Buffer.from(csvLines(lines))
  }
  return ReadableStream.from(parts())
}

/** Every cell is text, so formulas don't run and 00 stays 00. */
async function sheetStream({ head, pages }: TableToWrite): Promise<ReadableStream<Uint8Array>> {
  const asText = (value: string) => ({ value: escapeFormula(value), type: String })
  const heading = head.map((value) => ({ ...asText(value), fontWeight: 'bold' as const }))
  const lines = []
  for await (const page of pages)
    for (const cells of page) lines.push(cells.map((cell) => (cell === '' ? null : asText(cell))))
  const { default: writeWorkbook } = await import('write-excel-file/node')
  const bytes = await writeWorkbook([heading, ...lines], { stickyRowsCount: 1 }).toBuffer()
  return ReadableStream.from([bytes])
}
