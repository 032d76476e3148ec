import { useText } from '#web/platform/language/language.tsx'
import { Dialog } from '#web/ui/dialog.tsx'

import { AnswerForm, type AnswerFormProps } from './answer-form.tsx'

/** Grants or declines a request, and notifies the payer. */
export function AnswerDialog(props: AnswerFormProps) {
  const text = useText('treasurer').requests
  const { request, onClose } = props
  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      title={text.answerTitle(request.payer)}
      description={<span className="wrap-anywhere">{request.words}</span>}
    >
      <AnswerForm {...props} />
    </Dialog>
  )
}
