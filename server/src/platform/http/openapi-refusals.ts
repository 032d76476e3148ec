import { errorStatus } from '@touchline/contract/wire/errors'

const codes = Object.entries(errorStatus)

/** The error responses of every endpoint; docs/wire.md has details. */
export const refused = {
  description: `Refused: ${codes.map(([code, status]) => `${code} (${status})`).join(', ')}`,
  content: {
    'application/json': {
      schema: {
        type: 'object' as const,
        properties: {
          code: { type: 'string' as const, enum: codes.map(([code]) => code) },
          message: { type: 'string' as const, description: 'The code again' },
          data: {
            type: 'object' as const,
            description: 'Refused fields, and figures',
            additionalProperties: true,
          },
        },
        required: ['code', 'message'],
      },
      example: {
        code: 'invalid_input',
        message: 'invalid_input',
        data: { fields: { name: 'Too small: expected string to have >=1 characters' } },
      },
    },
  },
}

/** A reference to them, for each operation. */
export const refusedHere = { $ref: '#/components/responses/Refused' }
