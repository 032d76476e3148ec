import type { Entitlement } from '@touchline/contract/collections/shapes/donations'
import { amountInWords } from '@touchline/domain/collections/donations/amount-in-words'
import type { PaymentMethod } from '@touchline/domain/collections/journal'
import { longDay } from '@touchline/domain/values/long-day'

import {
  addressOf,
  box,
  filledField,
  gap,
  heading,
  moneyIn,
  page,
  periodOf,
  small,
  space,
  text,
  type Block,
  type Form,
  type PrintedReceipt,
} from './block.ts'

type French = Extract<Entitlement, { country: 'FR' }>

const money = moneyIn('fr')

/** The content of Cerfa 11580*05 (decree of 26 July 2021), without the boxes that don't apply. */
export function frenchForm({ number, document }: PrintedReceipt, club: French): Form {
  const title = 'Reçu au titre des dons à certains organismes d’intérêt général'
  const { donor } = document
  return {
    language: 'fr',
    title,
    fileName: `recu-fiscal-${number.replace('/', '-')}.pdf`,
    blocks: [
      heading(title),
      text('Articles 200, 238 bis et 978 du code général des impôts (CGI)'),
      ...filledField('Numéro d’ordre du reçu', number),
      gap,
      heading('Bénéficiaire des versements'),
      ...filledField('Nom ou dénomination', club.name),
      ...filledField('Numéro SIREN ou RNA', club.number),
      ...filledField('Adresse', `${addressOf(club)}, France`),
      ...filledField('Objet', club.purposes),
      text(box(true, categoryOf(club))),
      gap,
      heading('Donateur'),
      ...filledField('Nom et prénoms, ou dénomination', donor.name),
      ...filledField('Adresse', addressOf(donor)),
      gap,
      ...amountOf(document),
      ...certifiedBy(document, club),
      gap,
      ...(document.donations.length > 1 ? annexOf(document) : []),
    ],
  }
}

function categoryOf({ category, decreeOn }: French): string {
  if (category === 'general_interest') return 'Œuvre ou organisme d’intérêt général'
  const by = decreeOn === null ? '' : ` par décret en date du ${frenchDay(decreeOn)}`
  return `Association ou fondation reconnue d’utilité publique${by}`
}

function amountOf(document: PrintedReceipt['document']): readonly Block[] {
  const [first, last] = periodOf(document)
  return [
    ...filledField(
      'Le bénéficiaire reconnaît avoir reçu au titre des dons et versements ouvrant droit à réduction d’impôt, la somme de :',
      `*** ${money(document.total)} ***`,
    ),
    ...filledField('Somme en toutes lettres', amountInWords(document.total, 'FR')),
    ...filledField(
      'Date du versement ou du don',
      document.donations.length > 1
        ? `Du ${frenchDay(first)} au ${frenchDay(last)}, voir la liste ci-jointe`
        : frenchDay(first),
    ),
  ]
}

function certifiedBy(
  { donations, issuedOn }: PrintedReceipt['document'],
  club: French,
): readonly Block[] {
  const { articles, signer, signerRole, town } = club
  const has = (...methods: readonly PaymentMethod[]) =>
    donations.some(({ method }) => methods.includes(method))
  return [
    text(
      'Le bénéficiaire certifie sur l’honneur que les dons et versements qu’il reçoit ouvrent droit à la réduction d’impôt prévue à l’article :',
    ),
    text(
      `${box(articles.includes('200'), '200 du CGI')}${space}${box(articles.includes('238 bis'), '238 bis du CGI')}${space}${box(false, '978 du CGI')}`,
    ),
    text(`Forme du don : ${box(true, 'Déclaration de don manuel')}`),
    text(`Nature du don : ${box(true, 'Numéraire')}`),
    text('En cas de don en numéraire, mode de versement du don :'),
    text(
      `${box(has('cash'), 'Remise d’espèces')}${space}${box(has('check'), 'Chèque')}${space}${box(has('transfer', 'card'), 'Virement, prélèvement, carte bancaire')}`,
    ),
    gap,
    {
      kind: 'signature',
      words: `${town}, le ${frenchDay(issuedOn)}, ${[signer, signerRole].filter(Boolean).join(', ')}`,
    },
    small('Date et signature'),
  ]
}

function annexOf({ donations, total, donor }: PrintedReceipt['document']): readonly Block[] {
  return [
    page,
    heading('Liste des versements'),
    text(donor.name),
    gap,
    ...donations.map(({ onDay, amount, method }): Block => ({
      kind: 'row',
      words: `${frenchDay(onDay)} · ${methods[method]}`,
      amount: money(amount),
    })),
    { kind: 'sum', words: 'Total', amount: money(total) },
  ]
}

const methods: Readonly<Record<PaymentMethod, string>> = {
  cash: 'Remise d’espèces',
  check: 'Chèque',
  transfer: 'Virement',
  card: 'Carte bancaire',
  pass: 'Bon',
}

function frenchDay(day: string): string {
  return longDay(new Date(`${day}T00:00:00Z`), 'fr', 'UTC')
}
