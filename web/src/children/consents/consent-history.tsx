import type { RecordedAnswer } from '@touchline/contract/children/shapes'
import { isolated } from '@touchline/domain/values/isolated'

import { useFormat } from '#web/platform/language/format.ts'
import { useText } from '#web/platform/language/language.tsx'
import { useTeam } from '#web/teams/team-context.tsx'

/** Every answer, with who gave it and how the guardianship was verified. */
export function ConsentHistory({ answers }: { answers: readonly RecordedAnswer[] }) {
  const text = useText('children')
  const words = useText('health').consents
  const format = useFormat()
  const { team } = useTeam()
  return (
    <details className="text-s">
      <summary className="min-h-6 cursor-pointer text-muted">
        {words.history(answers.length)}
      </summary>
      <ul className="mt-2 grid gap-2">
        {answers.map((answer) => (
          <li key={answer.givenAt} className="wrap-anywhere">
            {words.answered(
              text.consents.states[answer.state],
              isolated(answer.givenBy ?? words.deleted),
              answer.givenAt === null ? '' : format.moment(answer.givenAt, team.timeZone),
            )}
            <span className="block text-muted">
              {[
                answer.givenAs && text.consents.givenAs[answer.givenAs],
                answer.verifiedHow && text.guardians.verifiedHow[answer.verifiedHow],
                answer.childAgreed && text.consents.childAgreed,
                words.version(answer.textVersion),
              ]
                .filter(Boolean)
                .join(' · ')}
            </span>
          </li>
        ))}
      </ul>
    </details>
  )
}
