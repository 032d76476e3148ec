import type { Entitlement } from '@touchline/contract/collections/shapes/donations'
import { amountInWords } from '@touchline/domain/collections/donations/amount-in-words'
import { longDay } from '@touchline/domain/values/long-day'

import {
  addressOf,
  gap,
  heading,
  moneyIn,
  page,
  small,
  text,
  type Block,
  type Form,
  type PrintedReceipt,
} from './block.ts'

type Spanish = Extract<Entitlement, { country: 'ES' }>

const money = moneyIn('es')

/** What article 24.3 of Ley 49/2002 and article 6 of Real Decreto 1270/2003 ask a certificate to say. */
export function spanishForm({ number, document }: PrintedReceipt, club: Spanish): Form {
  const title = 'Certificado de donación'
  return {
    language: 'es',
    title,
    fileName: `certificado-donacion-${number.replace('/', '-')}.pdf`,
    blocks: [
      heading(title),
      small(`Número ${number}`),
      gap,
      text(
        `${[club.signer, club.signerRole].filter(Boolean).join(', ')}, en nombre de ${club.name}, con NIF ${club.number} y domicilio en ${addressOf(club)},`,
      ),
      gap,
      heading('Certifica'),
      text(
        `Que ${club.name} se encuentra incluida entre las entidades reguladas en el artículo 16, letra a), de la Ley 49/2002, de 23 de diciembre, de régimen fiscal de las entidades sin fines lucrativos y de los incentivos fiscales al mecenazgo, como entidad sin fines lucrativos del artículo 2, letra ${club.category}).`,
      ),
      gap,
      text(givenBy(document)),
      gap,
      text(
        `Que lo donado se destinará al siguiente fin: ${club.purposes}, en cumplimiento de los fines específicos de la entidad.`,
      ),
      gap,
      text(
        'Que la donación tiene carácter irrevocable, sin perjuicio de lo establecido en las normas imperativas civiles que regulan la revocación de donaciones.',
      ),
      gap,
      text(
        `Y para que conste, a los efectos del artículo 24 de la Ley 49/2002, se expide este certificado en ${club.town}, el ${spanishDay(document.issuedOn)}.`,
      ),
      gap,
      { kind: 'signature', words: [club.signer, club.signerRole].filter(Boolean).join(', ') },
      small('Firma'),
      ...(document.donations.length > 1 ? annexOf(document) : []),
    ],
  }
}

function givenBy({ donor, donations, total }: PrintedReceipt['document']): string {
  const who = `${donor.name}, con NIF ${donor.taxNumber} y domicilio en ${addressOf(donor)},`
  const sum = `${money(total)} (${amountInWords(total, 'ES')})`
  const [first] = donations
  return donations.length === 1 && first !== undefined
    ? `Que ha recibido de ${who} una donación dineraria de ${sum} el ${spanishDay(first.onDay)}.`
    : `Que ha recibido de ${who} donaciones dinerarias por un total de ${sum}, en las fechas y por los importes que figuran en el anexo.`
}

function annexOf({ donations, total, donor }: PrintedReceipt['document']): readonly Block[] {
  return [
    page,
    heading('Anexo: donaciones'),
    text(`${donor.name}, NIF ${donor.taxNumber}`),
    gap,
    ...donations.map(({ onDay, amount }): Block => ({
      kind: 'row',
      words: spanishDay(onDay),
      amount: money(amount),
    })),
    { kind: 'sum', words: 'Total', amount: money(total) },
  ]
}

function spanishDay(day: string): string {
  return longDay(new Date(`${day}T00:00:00Z`), 'es', 'UTC')
}
