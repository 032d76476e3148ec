import { contract } from '@touchline/contract/contract'
import type { Newsletter } from '@touchline/contract/operations/shapes/newsletters'

import { example } from '#web/testing/endpoint.ts'

/** A draft in English with three recipients. */
export const newsletter: Newsletter = {
  ...example(contract.operations.newsletter),
  kind: 'product_news',
  subject: 'Autumn',
  texts: [{ language: 'en', subject: 'Autumn', words: 'What is new' }],
  sentAt: null,
  figures: null,
  recipients: 3,
}
