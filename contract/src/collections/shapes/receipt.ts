import type { OpenAPI } from '@orpc/contract'
import { languages } from '@touchline/domain/values/language'
import { z } from 'zod'

import { id } from '../../wire/values.ts'
import { billPageKey } from './payer.ts'

export const receiptQuery = billPageKey.extend({
  language: z.enum(languages),
  /** `slip`: the payment part of a Swiss QR-bill; `donation`: a receipt for the tax office. */
  what: z.enum(['receipt', 'slip', 'donation']).default('receipt'),
  /** Which donation receipt. */
  receiptId: id.optional(),
})

export const receiptFile = z.custom<ReadableStream<Uint8Array> | Blob>(
  (value) => value instanceof ReadableStream || value instanceof Blob,
)

export const receiptResponse = {
  description: 'The receipt',
  content: { 'application/pdf': { schema: { type: 'string' } } },
} satisfies OpenAPI.ResponseObject
