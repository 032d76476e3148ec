import type { Opponent } from '@touchline/contract/teams/shapes/belongings'
import { may } from '@touchline/domain/teams/permissions'
import { Plus, Swords } from 'lucide-react'
import { type ReactNode, useState } from 'react'

import { useText } from '#web/platform/language/language.tsx'
import { Avatar } from '#web/ui/avatar.tsx'
import { Button } from '#web/ui/button.tsx'
import { EmailLink } from '#web/ui/email-link.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { PhoneLink } from '#web/ui/phone-link.tsx'

import { useOpponents, useRemoveOpponent } from './api/belongings.ts'
import { OpponentDialog } from './opponent-dialog.tsx'
import { EntryMenu, SettingsList } from './settings-list.tsx'
import { useActor } from './team-context.tsx'

/** Opponents, offered when creating matches. */
export function OpponentsSection({ teamId }: { teamId: string }) {
  const words = useText('teams')
  const text = words.settings
  const opponents = useOpponents(teamId)
  const removal = useRemoveOpponent(teamId)
  const [edited, edit] = useState<Opponent | 'new'>()
  const refusal = may(useActor(), 'opponents.edit') ? undefined : words.onlyStaff
  const add = (
    <Button icon={<Plus aria-hidden />} refusal={refusal} onClick={() => edit('new')}>
      {text.addOpponent}
    </Button>
  )
  return (
    <>
      <SettingsList
        title={text.opponents}
        list={opponents}
        action={add}
        empty={<EmptyState icon={<Swords aria-hidden />} title={text.noOpponents} action={add} />}
      >
        {(rows) => (
          <ul className="divide-y divide-line border-y border-line">
            {rows.map((opponent) => (
              <OpponentRow key={opponent.id} opponent={opponent}>
                <EntryMenu
                  entry={opponent}
                  onEdit={() => edit(opponent)}
                  removal={removal}
                  removeText={text.removeText}
                  refusal={refusal}
                />
              </OpponentRow>
            ))}
          </ul>
        )}
      </SettingsList>
      {edited && <OpponentDialog teamId={teamId} edited={edited} onClose={() => edit(undefined)} />}
    </>
  )
}

function OpponentRow({ opponent, children }: { opponent: Opponent; children: ReactNode }) {
  const { nickname, email, phone } = opponent
  return (
    <li className="flex items-center gap-3 py-2">
      <Avatar id={opponent.id} name={opponent.name} src={opponent.logo?.thumb} shape="shield" />
      <div className="min-w-0 grow">
        <p className="font-medium wrap-anywhere">{opponent.name}</p>
        <p className="flex flex-wrap gap-x-3 text-s wrap-anywhere text-muted [&_a]:inline-block [&_a]:min-h-6 [&_a]:underline [&_a]:underline-offset-3 touch:[&_a]:py-2">
          {nickname && <span>{nickname}</span>}
          {email && <EmailLink email={email} />}
          {phone && <PhoneLink phone={phone} />}
        </p>
      </div>
      {children}
    </li>
  )
}
