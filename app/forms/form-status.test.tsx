import type { ComponentProps } from 'react'
import { expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { withMessages } from '#app/components/render.fixture.tsx'
import type { Problems } from './form-checks.tsx'
import { FormStatus } from './form-status.tsx'
import type { FormName } from './forms.ts'

const long = 'x'.repeat(255)

const empty = 'field.required'

type StatusProps = Pick<ComponentProps<typeof FormStatus>, 'form' | 'problems' | 'values'>

const status = (locale: 'en' | 'ar', isSpoken: boolean, props: StatusProps) =>
  withMessages(
    locale,
    <FormStatus {...props} isSpoken={isSpoken} email="hello@example" notice={undefined} />,
  )

it.each<['en' | 'ar', FormName, Problems, string, string?]>([
  [
    'en',
    'contact',
    { name: empty, email: 'field.noAt', message: empty },
    'Fill in your name and your message. There is no @ in your email address.',
  ],
  [
    'ar',
    'contact',
    { name: empty, email: empty, message: empty },
    'اكتبوا اسمكم وعنوان بريدكم الإلكتروني ورسالتكم.',
  ],
  [
    'en',
    'newsletter',
    { email: 'field.tooLong' },
    'Shorten your email address: it has 255 characters, and at most 254 can be sent. Nothing has been cut off.',
    'Shorten your email address: at most 254 characters can be sent. Nothing has been cut off.',
  ],
])(
  'in %s, the %s form with %o says what to do',
  async (locale, form, problems, line, spoken = line) => {
    const props = { form, problems, values: { email: long } }
    const screen = await render(status(locale, true, props))
    await expect.element(screen.getByRole('paragraph')).toHaveTextContent(spoken)
    expect(screen.getByRole('link').elements()).toEqual([])
    await screen.rerender(status(locale, false, props))
    await expect.element(screen.getByRole('paragraph')).toHaveTextContent(line)
    const links = screen.getByRole('link').elements()
    expect(links.map((link) => link.getAttribute('href')).sort()).toEqual(
      Object.keys(problems)
        .map((name) => `#${form}-${name}`)
        .sort(),
    )
  },
)

it.each(['field.noAt', 'field.tooLong'] as const)(
  'stays as it is, and is not announced again, while one types and %s remains',
  async (problem) => {
    const typed = (email: string) =>
      status('en', true, { form: 'newsletter', problems: { email: problem }, values: { email } })
    const screen = await render(typed('s'))
    const line = screen.container.querySelector('p > span')
    const words = line?.textContent
    await screen.rerender(typed('sa'))
    expect(screen.container.querySelector('p > span')).toBe(line)
    expect(line?.textContent).toBe(words)
  },
)

it('leads to a field, and leaves a click with a modifier to the browser', async () => {
  const field = await render(<input id="newsletter-email" />)
  const props = { form: 'newsletter', problems: { email: 'field.noAt' }, values: {} } as const
  const screen = await render(status('en', false, props))
  const isPrevented = vi.fn()
  const onClick = (event: Event) => {
    isPrevented(event.defaultPrevented)
    event.preventDefault()
  }
  addEventListener('click', onClick, { once: true })
  await screen.getByRole('link').click({ modifiers: ['ControlOrMeta'] })
  expect(isPrevented).toHaveBeenCalledWith(false)
  await expect.element(field.getByRole('textbox')).not.toHaveFocus()
  await screen.getByRole('link').click()
  await expect.element(field.getByRole('textbox')).toHaveFocus()
})
