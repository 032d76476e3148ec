import { TextField, type TextFieldProps } from './text-field.tsx'

type NativeFieldProps = Omit<TextFieldProps, 'type' | 'trailing'>

/** A day as YYYY-MM-DD; uses the browser's date picker. */
export function DateField(props: NativeFieldProps) {
  return <TextField {...props} type="date" />
}

/** A time of day as HH:MM. */
export function TimeField(props: NativeFieldProps) {
  return <TextField {...props} type="time" />
}
