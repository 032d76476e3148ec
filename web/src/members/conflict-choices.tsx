import { useText } from '#web/platform/language/language.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { labelOf } from '#web/ui/label-of.ts'

import { customFieldId } from './field-values.ts'
import { useCustomWords } from './fields/use-custom-words.ts'
import { isMemberField } from './member-values.ts'
import type { MemberForm } from './use-member-form.ts'

/** Fields that someone else saved during the edit: both values, with a choice for each. */
export function ConflictChoices({ member }: { member: MemberForm }) {
  const text = useText('members').fields.conflict
  const words = useConflictWords(member)
  if (member.conflicts.list.length === 0) return null
  return (
    <div className="mb-4" ref={intoView}>
      <Banner tone="danger" title={text.title}>
        <ul className="mt-2 grid gap-3">
          {member.conflicts.list.map(({ name, theirs, mine }) => (
            <li key={name} className="grid gap-1">
              <p className="font-medium wrap-anywhere">{words.label(name)}</p>
              <p className="wrap-anywhere">{text.theirs(words.value(name, theirs))}</p>
              <p className="wrap-anywhere">{text.mine(words.value(name, mine))}</p>
              <div className="mt-1 flex flex-wrap gap-2">
                <Button size="s" onClick={() => member.conflicts.settle(name, 'theirs')}>
                  {text.takeTheirs}
                </Button>
                <Button size="s" onClick={() => member.conflicts.settle(name, 'mine')}>
                  {text.keepMine}
                </Button>
              </div>
            </li>
          ))}
        </ul>
      </Banner>
    </div>
  )
}

/** Scrolls to the banner, because the Save button is at the end of a long form. */
function intoView(banner: HTMLElement | null): void {
  banner?.scrollIntoView({ block: 'nearest' })
}

function useConflictWords({ fields }: MemberForm) {
  const text = useText('members')
  const ownWords = useCustomWords()
  const named: Readonly<Record<string, Readonly<Record<string, string>>>> = {
    gender: text.form.genders,
    dominantSide: text.form.sides,
    role: text.roles,
  }

  function value(name: string, stored: string | boolean): string {
    if (typeof stored === 'boolean') return stored ? text.fields.yes : text.fields.no
    const field = fields.find(({ id }) => id === customFieldId(name))
    const shown = field ? ownWords(field, stored) : labelOf(named[name] ?? {}, stored)
    return shown === '' ? text.fields.conflict.nothing : shown
  }

  return {
    value,
    label: (name: string) => {
      const own = fields.find(({ id }) => id === customFieldId(name))
      if (own) return own.name
      return isMemberField(name) ? text.form[name] : ''
    },
  }
}
