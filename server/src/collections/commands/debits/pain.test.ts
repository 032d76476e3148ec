import { readFileSync } from 'node:fs'

import { XMLParser } from 'fast-xml-parser'
import { expect, test } from 'vitest'
import { validateXML } from 'xmllint-wasm'
import { z } from 'zod'

import { buildPainFile, type DebitedBill } from './pain.ts'

const creditor = {
  name: 'TSV Köln-Süd & Freunde e.V.',
  identifier: 'DE98ZZZ09999999999',
  iban: 'DE89370400440532013000',
}
const files = ['pain.008.001.08', 'pain.008.001.02'] as const
const mandate = {
  reference: 'M00001',
  signedOn: '2026-01-02',
  holder: 'Jörg Großmann',
  iban: 'DE89370400440532013000',
  address: null,
  collectedIban: null,
  collectedIdentifier: null,
}

/** 300 bills with odd cents, all sequence types, changed accounts and addresses. */
const items: readonly DebitedBill[] = Array.from({ length: 300 }, (_, at) => ({
  sequence: (['RCUR', 'FRST', 'OOFF'] as const)[at % 3] ?? 'RCUR',
  amount: 1001 + at * 37,
  endToEndId: `RF18${String(100_000 + at)}`,
  words: `Beitrag 2027 – „Jugend“ <${at}> & mehr`,
  mandate: {
    ...mandate,
    reference: `M${at}`,
    ...(at % 5 === 0 && { collectedIban: 'ES9121000418450200051332' }),
    ...(at % 7 === 0 && { collectedIdentifier: 'AT61ZZZ01234567890' }),
    ...(at % 11 === 0 && {
      iban: 'CH9300762011623852957',
      address: { line: 'Seestraße 1', postcode: '8001', town: 'Zürich' },
    }),
  },
}))

const write = (file: (typeof files)[number], some = items) =>
  buildPainFile({
    messageId: 'TL0123456789ABCDEF01234567',
    createdAt: new Date('2026-12-01T09:00:00.000Z'),
    dueOn: '2026-12-15',
    creditor: { ...creditor, file },
    items: some,
  })

test.each(files)('300 bills are valid by the published schema of %s', async (file) => {
  const schema = readFileSync(
    new URL(`../../fixtures/schemas/${file}.xsd`, import.meta.url),
    'utf8',
  )
  const { valid, errors } = await validateXML({
    xml: [{ fileName: 'debits.xml', contents: write(file) }],
    schema: [{ fileName: 'pain.xsd', contents: schema }],
  })
  expect(errors.map(({ message }) => message)).toEqual([])
  expect(valid).toBe(true)
})

const batch = z.object({
  PmtInfId: z.string(),
  NbOfTxs: z.string(),
  CtrlSum: z.string(),
  PmtTpInf: z.object({ SeqTp: z.string() }),
  DrctDbtTxInf: z.array(z.object({ InstdAmt: z.object({ '#text': z.string() }) })),
})
const shape = z.object({
  Document: z.object({
    CstmrDrctDbtInitn: z.object({
      GrpHdr: z.object({ NbOfTxs: z.string(), CtrlSum: z.string() }),
      PmtInf: z.array(batch),
    }),
  }),
})
const parser = new XMLParser({ parseTagValue: false, ignoreAttributes: false })

test('each sequence type is a batch, and every sum is right to the cent', () => {
  const { GrpHdr, PmtInf } = shape.parse(parser.parse(write('pain.008.001.08'))).Document
    .CstmrDrctDbtInitn
  const cents = (euros: string) => Number(euros.replace('.', ''))
  expect(PmtInf.map(({ PmtTpInf }) => PmtTpInf.SeqTp)).toEqual(['FRST', 'RCUR', 'OOFF'])
  for (const { NbOfTxs, CtrlSum, DrctDbtTxInf } of PmtInf) {
    expect(Number(NbOfTxs)).toBe(DrctDbtTxInf.length)
    const sum = DrctDbtTxInf.reduce((all, one) => all + cents(one.InstdAmt['#text']), 0)
    expect(cents(CtrlSum)).toBe(sum)
  }
  expect(cents(GrpHdr.CtrlSum)).toBe(items.reduce((all, { amount }) => all + amount, 0))
  expect(GrpHdr.NbOfTxs).toBe('300')
})

test('holds only characters that every bank accepts', () => {
  const text = write('pain.008.001.08').replaceAll(/<[^>]*>/g, '')
  expect(text.replaceAll(/&(?:amp|lt|gt|apos|quot);/g, '')).toMatch(/^[A-Za-z0-9/\-?:().,'+\s]*$/)
  expect(text).toContain('TSV Koeln-Sued + Freunde e.V.')
  expect(text).toContain('Joerg Grossmann')
})
