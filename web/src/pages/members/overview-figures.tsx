import type { Member } from '@touchline/contract/members/shapes'
import { mayKeepUnavailabilities } from '@touchline/domain/events/permissions'

import { useSummary } from '#web/attendance/api/figures.ts'
import { useUnavailabilities } from '#web/events/api/away.ts'
import { useFormat } from '#web/platform/language/format.ts'
import { useText } from '#web/platform/language/language.tsx'
import { useActor } from '#web/teams/team-context.tsx'

/** How many absences the overview shows. */
const shownAbsences = 3

/** The person's next absences, for people who may see them. */
export function NextAbsences({ member }: { member: Member }) {
  return mayKeepUnavailabilities(useActor(), member.id) && <Absences member={member} />
}

function Absences({ member }: { member: Member }) {
  const text = useText('members').overview
  const away = useText('away')
  const { day } = useFormat()
  const { teamId } = useActor()
  const days = useUnavailabilities({ teamId, memberId: member.id }).data
  if (days === undefined) return null
  const coming = days.filter(({ isOver }) => !isOver).slice(0, shownAbsences)
  return (
    <section>
      <h3 className="font-semibold">{text.absences}</h3>
      {coming.length === 0 ? (
        <p className="text-s text-muted">{text.noAbsences}</p>
      ) : (
        <ul>
          {coming.map(({ id, firstDay, lastDay }) => (
            <li key={id} className="figures">
              {firstDay === lastDay ? day(firstDay) : away.from(day(firstDay), day(lastDay))}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

/** The person's attendance rate. */
export function AttendedShare({ member }: { member: Member }) {
  const text = useText('members').overview
  const format = useFormat()
  const { teamId } = useActor()
  const summary = useSummary({ teamId, seasonId: undefined, type: undefined }).data
  if (summary === undefined) return null
  const record = summary.members.find(({ memberId }) => memberId === member.id)
  const rate = record?.presenceRate ?? null
  return (
    <section>
      <h3 className="font-semibold">{text.attendance}</h3>
      {record === undefined || rate === null ? (
        <p className="text-s text-muted">{text.noAttendance}</p>
      ) : (
        <p className="figures">
          {text.attended(format.share(rate), `${record.present + record.late}/${marked(record)}`)}
        </p>
      )}
    </section>
  )
}

function marked({ present, late, absent, injured }: Record<MarkName, number>): number {
  return present + late + absent + injured
}

type MarkName = 'present' | 'late' | 'absent' | 'injured'
