import { isDeepStrictEqual } from 'node:util'

import type { AnySchema } from '@orpc/contract'
import { Procedure, type AnyProcedure } from '@orpc/server'
import { hasLongResponse } from '@touchline/contract/wire/access'

/**
 * `exact` compares a long response with its schema and refuses extra fields; `none` trusts what
 * tests checked.
 */
export type AnswerCheck = 'exact' | 'none'

/**
 * Skips validation of long responses in production, because parsing a roster of 500 takes longer
 * than reading it.
 */
export function checkingAnswers(check: AnswerCheck): (procedure: AnyProcedure) => AnyProcedure {
  const known = new WeakMap<AnyProcedure, AnyProcedure>()
  return (procedure) => {
    const made = known.get(procedure) ?? withCheck(procedure, check)
    known.set(procedure, made)
    return made
  }
}

type Definition = Omit<AnyProcedure['~orpc'], 'outputSchema'> & {
  readonly outputSchema?: AnySchema | undefined
}

function withCheck(procedure: AnyProcedure, check: AnswerCheck): AnyProcedure {
  if (!hasLongResponse(procedure)) return procedure
  const definition: Definition = procedure['~orpc']
  const { outputSchema, ...unchecked } = definition
  if (outputSchema === undefined) return procedure
  return new Procedure(
    check === 'none' ? unchecked : { ...unchecked, outputSchema: exactly(outputSchema) },
  )
}

/** Strict objects, because without validation extra fields wouldn't be dropped. */
function exactly(schema: AnySchema): AnySchema {
  return {
    '~standard': {
      ...schema['~standard'],
      async validate(answer) {
        const result = await schema['~standard'].validate(answer)
        if (result.issues !== undefined || isDeepStrictEqual(result.value, answer)) return result
        return { issues: [{ message: 'The answer has fields that its shape does not name.' }] }
      },
    },
  }
}
