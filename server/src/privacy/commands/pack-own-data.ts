import { Readable } from 'node:stream'

import { csvOf } from '@touchline/domain/values/csv'
import { bestLanguage } from '@touchline/domain/values/language'
import { longDay } from '@touchline/domain/values/long-day'
import { ownData as de } from '@touchline/text/privacy/de'
import { ownData as en } from '@touchline/text/privacy/en'
import { ownData as es } from '@touchline/text/privacy/es'
import { ownData as fr } from '@touchline/text/privacy/fr'

import type { Platform } from '#server/platform/platform.ts'
import { documentKey, pictureKey } from '#server/platform/storage/keys.ts'

import {
  findOwnDocuments,
  findOwnPictures,
  findRows,
  sections,
  type Row,
  type Section,
  type Subject,
} from '../queries/own-data.ts'
import { writeZip, type Entry } from './write-zip.ts'

const texts = { de, en, es, fr }

interface Packing {
  readonly subject: Subject
  /** Where the zip is written. */
  readonly path: string
  readonly onProgress: (percent: number) => Promise<void>
}

/** One zip with a guide, each kind of rows as JSON and CSV, and the pictures. */
export async function packOwnData(platform: Platform, packing: Packing): Promise<void> {
  const { subject, path, onProgress } = packing
  await writeZip(await entriesOf(platform, subject), { path, onProgress, at: platform.clock() })
}

async function entriesOf(platform: Platform, subject: Subject): Promise<readonly Entry[]> {
  const { database, storage } = platform
  const sections = await sectionsOf(platform, subject)
  const tables = sections.flatMap((section) => {
    const written = (write: (rows: readonly Row[]) => string) => async () =>
      textOf(write(await findRows(database, section, subject)))
    return [
      { name: `json/${section.name}.json`, compress: true, open: written(jsonOf) },
      { name: `csv/${section.name}.csv`, compress: true, open: written(tableOf) },
    ]
  })
  const pictures = (await findOwnPictures(database, subject)).map((id) => ({
    name: `pictures/${id}.webp`,
    compress: false,
    open: async () => (await storage.get(pictureKey(id, 'full'))) ?? Readable.from([]),
  }))
  const documents = (await findOwnDocuments(database, subject)).map(({ id, name }) => ({
    name: `documents/${id}-${name.replaceAll(/[/\\:*?"<>|]/g, '_')}`,
    compress: false,
    open: async () => (await storage.get(documentKey(id))) ?? Readable.from([]),
  }))
  const guide = {
    name: 'README.txt',
    compress: true,
    open: async () => textOf(guideFor(subject, sections)),
  }
  return [guide, ...tables, ...pictures, ...documents]
}

/** Your own lists are complete, even if empty; a child's only if they say something. */
async function sectionsOf({ database }: Platform, subject: Subject): Promise<readonly Section[]> {
  if (subject.child === undefined) return sections
  const filled: Section[] = []
  for (const section of sections)
    if ((await findRows(database, section, subject)).length > 0) filled.push(section)
  return filled
}

function textOf(text: string): Readable {
  return Readable.from([Buffer.from(text)])
}

function jsonOf(rows: readonly Row[]): string {
  return `${JSON.stringify(rows, null, 2)}\n`
}

function tableOf(rows: readonly Row[]): string {
  const [first = {}] = rows
  const head = Object.keys(first)
  return csvOf(
    head,
    rows.map((row) => head.map((column) => cellOf(row[column]))),
  )
}

function cellOf(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (value instanceof Date) return value.toISOString()
  return typeof value === 'string' ? value : JSON.stringify(value)
}

function guideFor({ language, timeZone, today }: Subject, sections: readonly Section[]): string {
  const spoken = bestLanguage([language])
  const text = texts[spoken]
  const day = longDay(new Date(today), spoken, 'UTC')
  const width = Math.max(...sections.map(({ name }) => name.length)) + 2
  const known: Readonly<Record<string, string>> = text.sections
  const list = sections.map(({ name }) => `${name.padEnd(width)}${known[name] ?? ''}`)
  return [
    text.title,
    '',
    text.madeOn(day),
    text.times(timeZone ?? 'UTC'),
    '',
    ...text.folders,
    '',
    text.contents,
    '',
    ...list,
    '',
    text.missing,
    '',
  ].join('\r\n')
}
