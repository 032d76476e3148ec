import { wire } from '@touchline/text/wire/en'
import { z } from 'zod'

import { recordAudit } from '#server/platform/audit.ts'
import { expectedOf } from '#server/platform/http/rest-errors.ts'
import { version } from '#server/platform/version.ts'

import type { Tool, ToolCall } from './tool.ts'
import { tools } from './tools.ts'

const instructions =
  'Touchline runs sports teams: events, answers, reminders. Everything happens in the name of the person who connected you. Times are local to the team.'

interface Served extends ToolCall {
  readonly ip: string
}

/** A server for one request: stateless, with the tools that the token's scopes open. */
export async function serveMcp(request: Request, body: unknown, call: Served): Promise<Response> {
  // Loaded by the first request: most installations have none.
  const { createMcpHandler, McpServer } = await import('@modelcontextprotocol/server')
  const handler = createMcpHandler(
    () => {
      const server = new McpServer(
        { name: 'touchline', title: 'Touchline', version },
        { instructions },
      )
      for (const tool of toolsFor(call))
        server.registerTool(
          tool.name,
          {
            title: tool.title,
            description: tool.description,
            inputSchema: tool.input,
            outputSchema: tool.output,
            annotations: tool.hints,
          },
          (input) => answered(tool, call, input),
        )
      return server
    },
    { maxSubscriptions: 0 },
  )
  return handler.fetch(request, { parsedBody: body })
}

function toolsFor({ account }: ToolCall): readonly Tool[] {
  const { scopes } = account.program
  return tools.filter((tool) => tool.scopes.every((scope) => scopes.includes(scope)))
}

const word = z.string().nullable().default(null)
const about = z.object({ teamId: word, eventId: word })

/** Each call is audited before it does anything. */
async function answered(tool: Tool, call: Served, input: unknown) {
  const { account, platform, ip } = call
  await recordAudit(platform.database, {
    action: 'integrations.tool_called',
    at: platform.clock(),
    actorId: account.id,
    ip,
    details: { tokenId: account.program.tokenId, tool: tool.name, ...about.parse(input) },
  })
  try {
    const output = await tool.run(call, input)
    return { structuredContent: output, content: [textOf(JSON.stringify(output))] }
  } catch (error) {
    return { isError: true, content: [textOf(refusalOf(error, call))] }
  }
}

/** In English, for the model; it answers people in their own language. */
function refusalOf(error: unknown, { platform }: ToolCall): string {
  const expected = expectedOf(error)
  if (expected === undefined) {
    platform.log.error({ error }, 'a tool failed unexpectedly')
    return wire.errors.unexpected
  }
  const data = expected.data === undefined ? '' : ` ${JSON.stringify(expected.data)}`
  return `${wire.errors[expected.code]}${data}`
}

function textOf(text: string) {
  return { type: 'text' as const, text }
}
