import { Option } from './Option'

interface Props {
  id: string
  name: string
  /** What is not in use any more is said to be so. */
  inactive?: boolean
}

/** A choice of what has a name and an id: both are shown, as names alone may be alike. */
export function NamedOption({ id, name, inactive }: Props) {
  return (
    <Option
      id={id}
      textValue={name}
      trailing={
        <>
          {inactive && <span className="mr-2">inactive</span>}
          {name !== id && <span className="font-mono">{id}</span>}
        </>
      }
    >
      {name}
    </Option>
  )
}
