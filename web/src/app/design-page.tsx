import { AnswersAndEvents } from './design/answers-and-events.tsx'
import { ButtonsAndMenus } from './design/buttons-and-menus.tsx'
import { Fields } from './design/fields.tsx'
import { Foundations } from './design/foundations.tsx'
import { StatesAndLists } from './design/states-and-lists.tsx'

/** Development only: every component of the kit, in both themes side by side. */
export default function DesignPage() {
  return (
    <main id="content" className="grid xl:grid-cols-2">
      {(['light', 'dark'] as const).map((theme) => (
        <div key={theme} className={`${theme} min-w-0 bg-ground p-6 text-ink`}>
          <h1 className="mb-8 text-xl">{theme}</h1>
          <div className="grid gap-10">
            <Foundations />
            <ButtonsAndMenus />
            <Fields />
            <AnswersAndEvents />
            <StatesAndLists />
          </div>
        </div>
      ))}
    </main>
  )
}
