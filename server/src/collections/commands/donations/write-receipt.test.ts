import { donationLimits as limits } from '@touchline/domain/collections/donations/limits'
import sharp from 'sharp'
import { expect, test } from 'vitest'

import type { DonationReceipt } from '../../queries/donations/receipts.ts'
import { entitlements, wordsOfPdf } from '../../testing/donations.ts'
import { writeDonationReceipt } from './write-receipt.ts'

const donor = {
  name: 'Łukasz Müller',
  street: 'Hafenstraße 7',
  postcode: '24103',
  town: 'Kiel',
  taxNumber: '12345678Z',
}
const once = { entryId: '1', onDay: '2026-03-14', amount: 5000, method: 'transfer' } as const
const again = { entryId: '2', onDay: '2026-11-02', amount: 7050, method: 'cash' } as const

type Document = DonationReceipt['document']

function receiptOf(
  entitlement: Document['entitlement'],
  donations: Document['donations'],
): Parameters<typeof writeDonationReceipt>[0] {
  const total = donations.reduce((sum, { amount }) => sum + amount, 0)
  return {
    year: 2026,
    number: 17,
    document: { entitlement, donor, issuedOn: '2026-11-30', donations, total },
    issuedAt: new Date('2026-11-30T09:00:00Z'),
  }
}

async function pagesOf(receipt: ReturnType<typeof receiptOf>): Promise<readonly string[]> {
  const file = await writeDonationReceipt(receipt, null)
  return wordsOfPdf(await file.bytes())
}

const expectInOrder = (page: string | undefined, parts: readonly string[]) => {
  let rest = page ?? ''
  for (const part of parts) {
    expect(rest).toContain(part)
    rest = rest.slice(rest.indexOf(part) + part.length)
  }
}

test('one donation in Germany, in the words and order of the official model', async () => {
  const pages = await pagesOf(receiptOf(entitlements.DE, [once]))
  expect(pages).toHaveLength(1)
  expectInOrder(pages[0], [
    'Aussteller (Bezeichnung und Anschrift der steuerbegünstigten Einrichtung) TSV Nord e. V., Am Sportplatz 1, 24103 Kiel',
    'Bestätigung über Geldzuwendungen/Mitgliedsbeitrag im Sinne des § 10b des Einkommensteuergesetzes an eine der in § 5 Abs. 1 Nr. 9 des Körperschaftsteuergesetzes bezeichneten Körperschaften, Personenvereinigungen oder Vermögensmassen',
    'Name und Anschrift des Zuwendenden: Łukasz Müller, Hafenstraße 7, 24103 Kiel',
    'Betrag der Zuwendung - in Ziffern - 50,00 €',
    '- in Buchstaben - fünfzig Euro',
    'Tag der Zuwendung: 14.03.2026',
    'Es handelt sich um den Verzicht auf Erstattung von Aufwendungen [ ] Ja [X] Nein',
    'Wir sind wegen Förderung des Sports nach dem Freistellungsbescheid des Finanzamtes Kiel, StNr. 20/290/12345, vom 12.05.2025 für den letzten Veranlagungszeitraum 2021 bis 2023 nach § 5 Abs. 1 Nr. 9 des Körperschaftsteuergesetzes von der Körperschaftsteuer und nach § 3 Nr. 6 des Gewerbesteuergesetzes von der Gewerbesteuer befreit.',
    'Es wird bestätigt, dass die Zuwendung nur zur Förderung des Sports verwendet wird.',
    'Es wird bestätigt, dass es sich nicht um einen Mitgliedsbeitrag handelt, dessen Abzug nach § 10b Abs. 1 des Einkommensteuergesetzes ausgeschlossen ist.',
    'Kiel, 30.11.2026, Ines Petersen, Schatzmeisterin',
    '(Ort, Datum und Unterschrift des Zuwendungsempfängers)',
    'Hinweis: Wer vorsätzlich oder grob fahrlässig eine unrichtige Zuwendungsbestätigung erstellt',
    'länger als 5 Jahre bzw. das Datum der Feststellung',
    '(§ 63 Abs. 5 AO)',
    'Nummer 2026/17',
  ])
})

test('several donations in Germany are listed in an annex', async () => {
  const pages = await pagesOf(receiptOf(entitlements.DE, [once, again]))
  expect(pages).toHaveLength(2)
  expectInOrder(pages[0], [
    'Sammelbestätigung über Geldzuwendungen/Mitgliedsbeiträge',
    'Gesamtbetrag der Zuwendung - in Ziffern - 120,50 €',
    'einhundertzwanzig Euro und fünfzig Cent',
    'Zeitraum der Sammelbestätigung: 14.03.2026 bis 02.11.2026',
    'keine weiteren Bestätigungen, weder formelle Zuwendungsbestätigungen noch Beitragsquittungen oder Ähnliches ausgestellt wurden und werden.',
    'Ob es sich um den Verzicht auf Erstattung von Aufwendungen handelt, ist der Anlage zur Sammelbestätigung zu entnehmen.',
  ])
  expect(pages[0]).not.toContain('[ ] Ja')
  expectInOrder(pages[1], [
    'Anlage zur Sammelbestätigung vom 30.11.2026',
    '14.03.2026 · Geldzuwendung · nein 50,00 €',
    '02.11.2026 · Geldzuwendung · nein 70,50 €',
    'Gesamtsumme 120,50 €',
  ])
})

test.each([
  [
    { notice: 'statutes' } as const,
    'Die Einhaltung der satzungsmäßigen Voraussetzungen nach den §§ 51, 59, 60 und 61 AO wurde vom Finanzamt Kiel, StNr. 20/290/12345, mit Bescheid vom 12.05.2025 nach § 60a AO gesondert festgestellt. Wir fördern nach unserer Satzung (Förderung des Sports).',
  ],
  [
    { notice: 'assessment' } as const,
    'nach der Anlage zum Körperschaftsteuerbescheid des Finanzamtes Kiel',
  ],
  [{ machineNoticeOn: '2026-01-02' }, 'wurde dem Finanzamt Kiel am 02.01.2026 angezeigt.'],
])('what a German club has confirmed is named: %j', async (more, words) => {
  const [page] = await pagesOf(receiptOf({ ...entitlements.DE, ...more }, [once]))
  expect(page).toContain(words)
})

test('a club whose membership fees are deductible says nothing of them', async () => {
  const club = { ...entitlements.DE, areFeesDeductible: true }
  const [page] = await pagesOf(receiptOf(club, [once]))
  expect(page).not.toContain('Mitgliedsbeitrag handelt')
})

test('a receipt in France says what the Cerfa form asks for', async () => {
  const pages = await pagesOf(receiptOf(entitlements.FR, [once, again]))
  expect(pages).toHaveLength(2)
  expectInOrder(pages[0], [
    'Reçu au titre des dons à certains organismes d’intérêt général',
    'Numéro d’ordre du reçu 2026/17',
    'Numéro SIREN ou RNA W751234567',
    'Objet Pratique du football',
    '[X] Œuvre ou organisme d’intérêt général',
    'Donateur',
    'Łukasz Müller',
    '*** 120,50 € ***',
    'cent vingt euros et cinquante centimes',
    'certifie sur l’honneur que les dons et versements qu’il reçoit ouvrent droit à la réduction d’impôt prévue à l’article : [X] 200 du CGI [X] 238 bis du CGI [ ] 978 du CGI',
    '[X] Remise d’espèces [ ] Chèque [X] Virement, prélèvement, carte bancaire',
    'Date et signature',
  ])
  expectInOrder(pages[1], ['14 mars 2026 · Virement 50,00 €', 'Total 120,50 €'])
})

test('a French association of public utility names its decree', async () => {
  const club = { ...entitlements.FR, category: 'public_utility', decreeOn: '1999-04-01' } as const
  const [page] = await pagesOf(receiptOf(club, [once]))
  expect(page).toContain('reconnue d’utilité publique par décret en date du 1er avril 1999')
})

test('a certificate in Spain says what article 6 of RD 1270/2003 asks for', async () => {
  const pages = await pagesOf(receiptOf(entitlements.ES, [once]))
  expect(pages).toHaveLength(1)
  expectInOrder(pages[0], [
    'Certificado de donación',
    'en nombre de CD Norte, con NIF G12345674',
    'entre las entidades reguladas en el artículo 16, letra a), de la Ley 49/2002',
    'como entidad sin fines lucrativos del artículo 2, letra b).',
    'Que ha recibido de Łukasz Müller, con NIF 12345678Z y domicilio en Hafenstraße 7, 24103 Kiel, una donación dineraria de 50,00 € (cincuenta euros) el 14 de marzo de 2026.',
    'se destinará al siguiente fin: el deporte base, en cumplimiento',
    'carácter irrevocable, sin perjuicio de lo establecido en las normas imperativas civiles que regulan la revocación de donaciones.',
    'Kiel, el 30 de noviembre de 2026',
  ])
})

test.each(['DE', 'FR', 'ES'] as const)(
  'the longest words of %s fit on one page',
  async (country) => {
    const long = (length: number) => 'Förderung des Sports '.repeat(40).slice(0, length).trim()
    const club = {
      ...entitlements[country],
      name: long(limits.nameLength),
      street: long(limits.streetLength),
      town: long(limits.townLength),
      purposes: long(limits.purposeLength),
      signer: long(limits.nameLength),
      signerRole: long(limits.nameLength),
      taxOffice: long(limits.nameLength),
    }
    const { document, ...receipt } = receiptOf(club, [once])
    const donated = {
      ...donor,
      name: long(limits.nameLength),
      street: long(limits.streetLength),
      town: long(limits.townLength),
    }
    expect(await pagesOf({ ...receipt, document: { ...document, donor: donated } })).toHaveLength(1)
  },
)

test('a signature is printed, and the same receipt is the same file', async () => {
  const png = await sharp({
    create: { width: 300, height: 90, channels: 3, background: '#335577' },
  })
    .png()
    .toBuffer()
  const bytesOf = async (signature: Buffer | null) =>
    (await writeDonationReceipt(receiptOf(entitlements.FR, [once]), signature)).bytes()
  const signed = await bytesOf(png)
  expect(Buffer.from(signed).toString('latin1')).toContain('/Subtype /Image')
  expect(await bytesOf(png)).toEqual(signed)
  expect(Buffer.from(await bytesOf(null)).toString('latin1')).not.toContain('/Subtype /Image')
})
