import { z } from 'zod'

const size = 500
const firstNames = 'Ana Luis María José Zoë Ömer Åse Chloé Jürgen Noor Iker Lucía Mats Ines'.split(
  ' ',
)
const lastNames = 'López García Müller Dubois Öztürk Ñíguez Schmidt Roca Peeters Nowak Silva'.split(
  ' ',
)

const sessionShape = z.object({ access_token: z.string(), user: z.object({ id: z.string() }) })
const teamShape = z.object({ team: z.object({ id: z.string() }) })
const previewShape = z.object({ fingerprint: z.string(), importSessionId: z.string() })

export interface LargeTeam {
  readonly teamId: string
  readonly accountId: string
  /** The session as stored by the browser. */
  readonly session: string
}

/** An account whose team has 500 people, each child with a parent, imported from a list. */
export async function teamOf500(address: string): Promise<LargeTeam> {
  const sent = { email: 'carla@bench.example', password: 'correct horse battery' }
  const session = await post(`${address}/auth/v1/signup`, {
    body: { ...sent, data: { first_name: 'Carla', last_name: 'Coach' } },
  })
  const { access_token: token, user } = sessionShape.parse(session)
  const made = await post(`${address}/rest/v1/teams`, {
    token,
    body: {
      name: 'Team of 500',
      sport: 'football',
      ageGroup: 'U12',
      country: 'ES',
      timeZone: 'Europe/Madrid',
    },
  })
  const teamId = teamShape.parse(made).team.id
  const imports = `${address}/rest/v1/teams/${teamId}/roster-imports`
  const list = { fileName: 'team.csv', content: { text: csv() } }
  const body = previewShape.parse(await post(`${imports}/preview`, { token, body: list }))
  await post(imports, { token, body })
  return { teamId, accountId: user.id, session: JSON.stringify(session) }
}

function csv(): string {
  const headings =
    'First name;Last name;Nickname;Birthdate;Email;Jersey;Mother first name;Mother last name;Mother phone'
  const lines = Array.from({ length: size - 1 }, (_, at) => {
    const [first, last] = [firstNames[at % 14] ?? '', lastNames[at % 11] ?? '']
    const birth = `20${10 + (at % 9)}-${two(1 + (at % 12))}-${two(1 + (at % 28))}`
    const phone = `+346${20_000_000 + at * 37}`
    const mother = firstNames[(at * 5) % 14] ?? ''
    const child = [`${first} ${at}`, last, `Nick ${at}`, birth, `child${at}@club.example`, at]
    return [...child, mother, last, phone].join(';')
  })
  return [headings, ...lines].join('\n')
}

function two(number: number): string {
  return String(number).padStart(2, '0')
}

interface Posted {
  readonly token?: string
  readonly body: unknown
}

async function post(url: string, { token, body }: Posted): Promise<unknown> {
  const response = await fetch(url, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  })
  if (!response.ok) throw new Error(`${url}: ${response.status} ${await response.text()}`)
  return response.json()
}
