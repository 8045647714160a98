import { Fragment } from 'react'

/** Text of the document: paragraphs, with code between backticks. */
export function Marked({ text }: { text: string }) {
  return text.split(/\n{2,}/).map((paragraph) => (
    <p key={paragraph} className="not-first:mt-2">
      {paragraph.split('`').map((part, index) =>
        index % 2 === 1 ? (
          <code
            // biome-ignore lint/suspicious/noArrayIndexKey: the text of the document does not change
            key={index}
            className="rounded-tag bg-sunk px-1 font-mono text-small wrap-anywhere"
          >
            {part}
          </code>
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: the text of the document does not change
          <Fragment key={index}>{part}</Fragment>
        ),
      )}
    </p>
  ))
}
