import type { KnockOutPlan, Tie } from './knock-out.ts'

/** The round and kind of a tie by its id, without creating all ties. */
export function roundOfTie(
  { seeds }: Pick<KnockOutPlan, 'seeds'>,
  id: string,
): Pick<Tie, 'teamsLeft' | 'kind'> {
  if (id === 'third') return { teamsLeft: 2, kind: 'third_place' }
  const rounds = Math.ceil(Math.log2(Math.max(1, seeds.length)))
  return { teamsLeft: 2 ** (rounds - Number.parseInt(id, 10) + 1), kind: 'usual' }
}
