import type { Entitlement } from '@touchline/contract/collections/shapes/donations'
import { extractText, getDocumentProxy } from 'unpdf'

const club = {
  name: 'TSV Nord e. V.',
  street: 'Am Sportplatz 1',
  postcode: '24103',
  town: 'Kiel',
  signer: 'Ines Petersen',
  signerRole: '',
}

/** A club of each country, as it confirms itself. */
export const entitlements = {
  DE: {
    country: 'DE',
    ...club,
    purposes: 'des Sports',
    signerRole: 'Schatzmeisterin',
    taxOffice: 'Kiel',
    taxNumber: '20/290/12345',
    notice: 'exemption',
    noticeOn: '2025-05-12',
    assessmentPeriod: '2021 bis 2023',
    areFeesDeductible: false,
    machineNoticeOn: null,
  },
  FR: {
    country: 'FR',
    ...club,
    name: 'Olympique du Nord',
    purposes: 'Pratique du football',
    number: 'W751234567',
    category: 'general_interest',
    decreeOn: null,
    articles: ['200', '238 bis'],
  },
  ES: {
    country: 'ES',
    ...club,
    name: 'CD Norte',
    purposes: 'el deporte base',
    number: 'G12345674',
    category: 'b',
  },
} as const satisfies {
  [Country in Entitlement['country']]: Extract<Entitlement, { country: Country }>
}

/** What a PDF says, page by page, with one blank between words. */
export async function wordsOfPdf(bytes: Uint8Array): Promise<readonly string[]> {
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(bytes)))
  return text.map((page) => page.replaceAll(/\s+/g, ' '))
}
