import type { Entitlement } from '@touchline/contract/collections/shapes/donations'
import { amountInWords } from '@touchline/domain/collections/donations/amount-in-words'

import {
  addressOf,
  box,
  filledField,
  gap,
  heading,
  moneyIn,
  namedAddressOf,
  page,
  periodOf,
  small,
  space,
  text,
  type Block,
  type Form,
  type PrintedReceipt,
} from './block.ts'

type German = Extract<Entitlement, { country: 'DE' }>

const money = moneyIn('de')

/**
 * The official model, whose words and their order are binding: BMF of 7 November 2013, IV C 4 - S
 * 2223/07/0018 :005, annexes 3 (one donation) and 14 (several); section 50 (1) EStDV. Only the
 * parts that apply are printed, as the letter allows.
 */
export function germanForm({ number, document }: PrintedReceipt, club: German): Form {
  const isSeveral = document.donations.length > 1
  const title = isSeveral
    ? 'Sammelbestätigung über Geldzuwendungen/Mitgliedsbeiträge'
    : 'Bestätigung über Geldzuwendungen/Mitgliedsbeitrag'
  return {
    language: 'de',
    title,
    fileName: `zuwendungsbestaetigung-${number.replace('/', '-')}.pdf`,
    blocks: [
      ...filledField(
        'Aussteller (Bezeichnung und Anschrift der steuerbegünstigten Einrichtung)',
        namedAddressOf(club),
      ),
      gap,
      heading(title),
      text(
        'im Sinne des § 10b des Einkommensteuergesetzes an eine der in § 5 Abs. 1 Nr. 9 des Körperschaftsteuergesetzes bezeichneten Körperschaften, Personenvereinigungen oder Vermögensmassen',
      ),
      gap,
      ...filledField('Name und Anschrift des Zuwendenden:', namedAddressOf(document.donor)),
      ...amountOf(document),
      ...(isSeveral
        ? []
        : [
            text(
              `Es handelt sich um den Verzicht auf Erstattung von Aufwendungen${space}${box(false, 'Ja')}${space}${box(true, 'Nein')}`,
            ),
          ]),
      gap,
      text(box(true, exemptionOf(club))),
      text(
        `Es wird bestätigt, dass die Zuwendung nur zur Förderung ${club.purposes} verwendet wird.`,
      ),
      ...(club.areFeesDeductible ? [] : [text(box(true, noFee))]),
      ...(isSeveral ? [text(noOther), text(seeAnnex)] : []),
      gap,
      ...signedBy(document, club),
      gap,
      small(`Hinweis: ${liability}`),
      small(validity),
      small(`Nummer ${number}`),
      ...(isSeveral ? annexOf(document) : []),
    ],
  }
}

const noFee =
  'Es wird bestätigt, dass es sich nicht um einen Mitgliedsbeitrag handelt, dessen Abzug nach § 10b Abs. 1 des Einkommensteuergesetzes ausgeschlossen ist.'
const noOther =
  'Es wird bestätigt, dass über die in der Gesamtsumme enthaltenen Zuwendungen keine weiteren Bestätigungen, weder formelle Zuwendungsbestätigungen noch Beitragsquittungen oder Ähnliches ausgestellt wurden und werden.'
const seeAnnex =
  'Ob es sich um den Verzicht auf Erstattung von Aufwendungen handelt, ist der Anlage zur Sammelbestätigung zu entnehmen.'
const liability =
  'Wer vorsätzlich oder grob fahrlässig eine unrichtige Zuwendungsbestätigung erstellt oder veranlasst, dass Zuwendungen nicht zu den in der Zuwendungsbestätigung angegebenen steuerbegünstigten Zwecken verwendet werden, haftet für die entgangene Steuer (§ 10b Abs. 4 EStG, § 9 Abs. 3 KStG, § 9 Nr. 5 GewStG).'
const validity =
  'Diese Bestätigung wird nicht als Nachweis für die steuerliche Berücksichtigung der Zuwendung anerkannt, wenn das Datum des Freistellungsbescheides länger als 5 Jahre bzw. das Datum der Feststellung der Einhaltung der satzungsmäßigen Voraussetzungen nach § 60a Abs. 1 AO länger als 3 Jahre seit Ausstellung des Bescheides zurückliegt (§ 63 Abs. 5 AO).'

function amountOf(document: PrintedReceipt['document']): readonly Block[] {
  const [first, last] = periodOf(document)
  const isSeveral = document.donations.length > 1
  const what = isSeveral ? 'Gesamtbetrag der Zuwendung' : 'Betrag der Zuwendung'
  return [
    ...filledField(`${what} - in Ziffern -`, money(document.total)),
    ...filledField('- in Buchstaben -', amountInWords(document.total, 'DE')),
    ...(isSeveral
      ? filledField('Zeitraum der Sammelbestätigung:', `${germanDay(first)} bis ${germanDay(last)}`)
      : filledField('Tag der Zuwendung:', germanDay(first))),
  ]
}

function exemptionOf({
  notice,
  noticeOn,
  purposes,
  taxOffice,
  taxNumber,
  ...club
}: German): string {
  const from = `StNr. ${taxNumber}`
  const day = germanDay(noticeOn)
  if (notice === 'statutes')
    return `Die Einhaltung der satzungsmäßigen Voraussetzungen nach den §§ 51, 59, 60 und 61 AO wurde vom Finanzamt ${taxOffice}, ${from}, mit Bescheid vom ${day} nach § 60a AO gesondert festgestellt. Wir fördern nach unserer Satzung (Förderung ${purposes}).`
  const by =
    notice === 'exemption'
      ? 'nach dem Freistellungsbescheid'
      : 'nach der Anlage zum Körperschaftsteuerbescheid'
  return `Wir sind wegen Förderung ${purposes} ${by} des Finanzamtes ${taxOffice}, ${from}, vom ${day} für den letzten Veranlagungszeitraum ${club.assessmentPeriod} nach § 5 Abs. 1 Nr. 9 des Körperschaftsteuergesetzes von der Körperschaftsteuer und nach § 3 Nr. 6 des Gewerbesteuergesetzes von der Gewerbesteuer befreit.`
}

/** R 10b.1 (4) EStR asks for the last sentence where the signature is printed. */
function signedBy({ issuedOn }: PrintedReceipt['document'], club: German): readonly Block[] {
  const { town, signer, signerRole, machineNoticeOn, taxOffice } = club
  const name = [signer, signerRole].filter(Boolean).join(', ')
  return [
    { kind: 'signature', words: `${town}, ${germanDay(issuedOn)}, ${name}` },
    small('(Ort, Datum und Unterschrift des Zuwendungsempfängers)'),
    ...(machineNoticeOn === null
      ? []
      : [
          small(
            `Das maschinelle Erstellen von Zuwendungsbestätigungen wurde dem Finanzamt ${taxOffice} am ${germanDay(machineNoticeOn)} angezeigt.`,
          ),
        ]),
  ]
}

function annexOf({
  issuedOn,
  donations,
  total,
  donor,
}: PrintedReceipt['document']): readonly Block[] {
  return [
    page,
    heading(`Anlage zur Sammelbestätigung vom ${germanDay(issuedOn)}`),
    text(`${donor.name}, ${addressOf(donor)}`),
    gap,
    {
      kind: 'sum',
      words:
        'Datum der Zuwendung · Art der Zuwendung · Verzicht auf die Erstattung von Aufwendungen (ja/nein)',
      amount: 'Betrag',
    },
    ...donations.map(({ onDay, amount }): Block => ({
      kind: 'row',
      words: `${germanDay(onDay)} · Geldzuwendung · nein`,
      amount: money(amount),
    })),
    { kind: 'sum', words: 'Gesamtsumme', amount: money(total) },
  ]
}

function germanDay(day: string): string {
  return day.split('-').toReversed().join('.')
}
