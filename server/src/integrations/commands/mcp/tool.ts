import type { ContractRouterClient } from '@orpc/contract'
import type { contract } from '@touchline/contract/contract'
import type { Scope } from '@touchline/domain/integrations/scopes'
import type { z } from 'zod'

import type { Platform } from '#server/platform/platform.ts'

import type { ProgramAccount } from '../programs.ts'

/** Every operation of the API, with the rights of the token that calls the tool. */
export type Operations = ContractRouterClient<typeof contract>

export interface ToolCall {
  readonly operations: Pick<Operations, 'events' | 'teams'>
  readonly account: ProgramAccount
  readonly platform: Platform
}

interface About<Input extends z.ZodObject, Output extends z.ZodObject> {
  readonly name: string
  readonly title: string
  readonly description: string
  /** Without these it isn't offered; each operation checks its own again. */
  readonly scopes: readonly Scope[]
  readonly input: Input
  readonly output: Output
  readonly hints: {
    readonly readOnlyHint: boolean
    readonly destructiveHint: boolean
    readonly idempotentHint: boolean
    readonly openWorldHint: boolean
  }
}

interface Definition<Input extends z.ZodObject, Output extends z.ZodObject> extends About<
  Input,
  Output
> {
  readonly run: (call: ToolCall, input: z.output<Input>) => Promise<z.input<Output>>
}

export interface Tool extends About<z.ZodObject, z.ZodObject> {
  readonly run: (call: ToolCall, input: unknown) => Promise<Record<string, unknown>>
}

export function toolOf<Input extends z.ZodObject, Output extends z.ZodObject>(
  definition: Definition<Input, Output>,
): Tool {
  return {
    ...definition,
    run: async (call, input) => definition.run(call, definition.input.parse(input)),
  }
}

export const readHints: Tool['hints'] = {
  readOnlyHint: true,
  destructiveHint: false,
  idempotentHint: true,
  openWorldHint: false,
}

export const writeHints: Tool['hints'] = { ...readHints, readOnlyHint: false }
