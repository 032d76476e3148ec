import type { RuleSet } from '@touchline/domain/leagues/rule-set'

import { useFormat } from '#web/platform/language/format.ts'
import { useText } from '#web/platform/language/language.tsx'

import { usesHeadToHead } from './criteria-order.ts'

/** Sentences explaining the rules, by part of the form. */
export function useRuleSentences(rules: RuleSet) {
  const { says } = useText('leagueRules')
  const { separations } = useText('leagues').table
  const format = useFormat()
  const number = typedNumber(format.number)
  const { points, cancelled, setPoints, headToHead } = rules
  const [first = 'points', ...next] = rules.order
  const names = next.map((criterion) => separations[criterion]).join(' › ')

  const waiting = {
    at_once: [],
    when_all_met: [says.whenAllMet],
    when_all_played: [says.whenAllPlayed],
  }
  return {
    results: [
      says.results(number(points.win), number(points.draw), number(points.loss)),
      ...ownGoalless(rules).map((each) => says.goallessDraw(number(each))),
    ],
    late: isLateAlike(rules)
      ? [says.noLate]
      : [
          says.overtime(number(points.overtimeWin), number(points.overtimeLoss)),
          says.shootOut(number(points.shootOutWin), number(points.shootOutLoss)),
        ],
    shootOutGoal: [says.shootOutGoal[rules.shootOutGoal]],
    forfeit: [says.forfeit(number(points.forfeitWin), number(points.forfeitLoss))],
    cancelled: [
      cancelled.kind === 'nothing'
        ? says.cancelledNothing
        : says.cancelledDraw(number(cancelled.points)),
    ],
    sets: setPoints.length === 0 ? [] : [says.sets(setPoints.map(scoreOf(number)).join(', '))],
    bonuses:
      rules.bonuses.length === 0
        ? [says.noBonus]
        : rules.bonuses.map((bonus) =>
            says.bonus[bonus.kind](
              number(bonus.kind === 'narrow_loss' ? bonus.within : bonus.atLeast),
              number(bonus.points),
            ),
          ),
    order: [
      next.length === 0
        ? says.order(separations[first])
        : says.orderThen(separations[first], names),
      ...(usesHeadToHead(rules.order) ? [says.again[headToHead.stillLevel]] : []),
      ...(usesHeadToHead(rules.order) ? waiting[headToHead.counts] : []),
    ],
  }
}

/** An input being typed may be no number yet. */
function typedNumber(number: (value: number) => string): (value: number) => string {
  return (value) => (Number.isNaN(value) ? '?' : number(value))
}

/** The points of a goalless draw if they differ from other draws. */
function ownGoalless({ points: { draw, goallessDraw } }: RuleSet): readonly number[] {
  return goallessDraw === null || goallessDraw === draw ? [] : [goallessDraw]
}

/** Whether extra time and shoot-outs count like regular time. */
function isLateAlike({ points }: RuleSet): boolean {
  const { win, loss, overtimeWin, overtimeLoss, shootOutWin, shootOutLoss } = points
  return (
    [overtimeWin, shootOutWin].every((one) => one === win) &&
    [overtimeLoss, shootOutLoss].every((one) => one === loss)
  )
}

/** "3:1 › 3 / 0" */
function scoreOf(number: (value: number) => string) {
  return ({ setsWon, setsLost, winner, loser }: RuleSet['setPoints'][number]) =>
    `${setsWon}:${setsLost} › ${number(winner)} / ${number(loser)}`
}
