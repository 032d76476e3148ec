import { withoutLinks } from '@touchline/domain/values/without-links'

import type { Mail } from '#server/platform/mail/mail.ts'

import { factsOf, mailTo, namesInSubject, type Reader } from '../emails.ts'
import { formatMoney } from './formatting.ts'
import { letterTexts as texts } from './letter-texts.ts'

/** A collection's summary for its organizer. */
export interface OrganizerUpdate extends Reader {
  readonly currency: string
  readonly paid: number
  readonly outstanding: number
  readonly bills: number
  readonly requests: number
  readonly url: string
}

export function organizerLetter(update: OrganizerUpdate): Mail {
  const { language, collection, team, bills, requests, url } = update
  const { organizer, facts, whyOrganizer } = texts[language]
  const figures = factsOf([
    [facts.paid, formatMoney(update, update.paid)],
    [facts.outstanding, formatMoney(update, update.outstanding)],
    [facts.bills, String(bills)],
    [facts.requests, requests === 0 ? '' : String(requests)],
  ])
  return mailTo(update, 'collections.organizer', {
    subject: organizer.subject(namesInSubject(update).collection),
    heading: organizer.subject(withoutLinks(collection)),
    preview: figures.map((figure) => figure.join(' ')).join(' · '),
    paragraphs: [organizer.words],
    facts: figures,
    action: { label: organizer.action, url },
    footer: [whyOrganizer(withoutLinks(team))],
  })
}
