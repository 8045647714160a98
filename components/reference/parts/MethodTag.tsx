import { Tag, type TagTone } from '@/components/ui/display/Tag'

const tones: Readonly<Record<string, TagTone>> = {
  GET: 'blue',
  POST: 'green',
  PUT: 'amber',
  PATCH: 'amber',
  DELETE: 'red',
}

/** The method of a call, in a column of its own width. */
export function MethodTag({ method }: { method: string }) {
  return (
    <span className="w-14 shrink-0 font-mono">
      <Tag tone={tones[method]}>{method}</Tag>
    </span>
  )
}
