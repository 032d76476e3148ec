import type { CreditorSettings } from '@touchline/contract/collections/shapes/debits'
import { countryOf } from '@touchline/domain/collections/debits/creditor'
import { sequences, type Sequence } from '@touchline/domain/collections/debits/mandates'
import { sepaText } from '@touchline/domain/collections/debits/sepa-text'
import XMLBuilder from 'fast-xml-builder'

import type { MandateAddress } from '../../queries/debits/mandates.ts'

/** One bill in a file for the bank. */
export interface DebitedBill {
  readonly sequence: Sequence
  /** Minor units. */
  readonly amount: number
  /** The reference of the bill. */
  readonly endToEndId: string
  /** The text on the payer's statement. */
  readonly words: string
  readonly mandate: {
    readonly reference: string
    readonly signedOn: string
    readonly holder: string
    readonly iban: string
    readonly address: MandateAddress | null
    readonly collectedIban: string | null
    readonly collectedIdentifier: string | null
  }
}

interface DebitFile {
  readonly messageId: string
  readonly createdAt: Date
  readonly dueOn: string
  readonly creditor: Pick<CreditorSettings, 'name' | 'identifier' | 'iban' | 'file'>
  readonly items: readonly DebitedBill[]
}

const builder = new XMLBuilder({
  format: true,
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  suppressEmptyNode: true,
})

/** A direct debit file of ISO 20022 as the SDD Core rulebook has it (EPC130-08): one batch a sequence type. */
export function buildPainFile(file: DebitFile): string {
  const { messageId, createdAt, creditor, items } = file
  const written: unknown = builder.build({
    '?xml': { '@version': '1.0', '@encoding': 'UTF-8' },
    Document: {
      '@xmlns': `urn:iso:std:iso:20022:tech:xsd:${creditor.file}`,
      CstmrDrctDbtInitn: {
        GrpHdr: {
          MsgId: messageId,
          CreDtTm: createdAt.toISOString().slice(0, 19),
          NbOfTxs: String(items.length),
          CtrlSum: euros(sumOf(items)),
          InitgPty: { Nm: sepaText(creditor.name, 70) },
        },
        PmtInf: sequences
          .map((sequence) => items.filter((item) => item.sequence === sequence))
          .flatMap((batch) => (batch.length === 0 ? [] : [batchOf(file, batch)])),
      },
    },
  })
  if (typeof written !== 'string') throw new TypeError('the builder writes text')
  return written
}

/** Identifies a batch on the bank's statement. */
export function batchIdOf(messageId: string, sequence: Sequence): string {
  return `${messageId}-${sequence}`
}

function batchOf(file: DebitFile, batch: readonly DebitedBill[]) {
  const { messageId, creditor, dueOn } = file
  const sequence = batch[0]?.sequence ?? 'RCUR'
  return {
    PmtInfId: batchIdOf(messageId, sequence),
    PmtMtd: 'DD',
    BtchBookg: 'true',
    NbOfTxs: String(batch.length),
    CtrlSum: euros(sumOf(batch)),
    PmtTpInf: { SvcLvl: { Cd: 'SEPA' }, LclInstrm: { Cd: 'CORE' }, SeqTp: sequence },
    ReqdColltnDt: dueOn,
    Cdtr: { Nm: sepaText(creditor.name, 70) },
    CdtrAcct: { Id: { IBAN: creditor.iban } },
    CdtrAgt: notProvided,
    ChrgBr: 'SLEV',
    CdtrSchmeId: schemeOf(creditor.identifier),
    DrctDbtTxInf: batch.map((item) => debitOf(file, item)),
  }
}

/** Within SEPA the IBAN is enough to find the bank. */
const notProvided = { FinInstnId: { Othr: { Id: 'NOTPROVIDED' } } }

function schemeOf(identifier: string) {
  return { Id: { PrvtId: { Othr: { Id: identifier, SchmeNm: { Prtry: 'SEPA' } } } } }
}

function debitOf({ creditor }: DebitFile, { mandate, amount, endToEndId, words }: DebitedBill) {
  return {
    PmtId: { EndToEndId: endToEndId },
    InstdAmt: { '#text': euros(amount), '@Ccy': 'EUR' },
    DrctDbtTx: {
      MndtRltdInf: {
        MndtId: mandate.reference,
        DtOfSgntr: mandate.signedOn,
        ...amendmentOf(mandate, creditor.identifier),
      },
    },
    DbtrAgt: notProvided,
    Dbtr: { Nm: sepaText(mandate.holder, 70), ...addressOf(mandate, creditor.file) },
    DbtrAcct: { Id: { IBAN: mandate.iban } },
    RmtInf: { Ustrd: sepaText(words, 140) },
  }
}

/** Changes since the last collection: another creditor identifier or another account (SMNDA). */
function amendmentOf(
  { iban, collectedIban, collectedIdentifier }: DebitedBill['mandate'],
  identifier: string,
) {
  const isOtherAccount = collectedIban !== null && collectedIban !== iban
  const isOtherCreditor = collectedIdentifier !== null && collectedIdentifier !== identifier
  if (!isOtherAccount && !isOtherCreditor) return { AmdmntInd: 'false' }
  return {
    AmdmntInd: 'true',
    AmdmntInfDtls: {
      ...(isOtherCreditor && { OrgnlCdtrSchmeId: schemeOf(collectedIdentifier) }),
      ...(isOtherAccount && { OrgnlDbtrAcct: { Id: { Othr: { Id: 'SMNDA' } } } }),
    },
  }
}

/** Structured, where the newer file allows it. */
function addressOf(
  { address, iban }: DebitedBill['mandate'],
  file: DebitFile['creditor']['file'],
): object {
  if (address === null) return {}
  const line = sepaText(address.line, 70)
  const [postcode, town] = [sepaText(address.postcode, 16), sepaText(address.town, 35)]
  const Ctry = countryOf(iban)
  return {
    PstlAdr:
      file === 'pain.008.001.02'
        ? { Ctry, AdrLine: [line, `${postcode} ${town}`] }
        : { StrtNm: line, PstCd: postcode, TwnNm: town, Ctry },
  }
}

function sumOf(items: readonly DebitedBill[]): number {
  return items.reduce((sum, { amount }) => sum + amount, 0)
}

/** Cents as banks write euros, without a detour through fractions. */
function euros(cents: number): string {
  const digits = String(cents).padStart(3, '0')
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`
}
