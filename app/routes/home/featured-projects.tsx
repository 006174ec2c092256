import { Link } from '#app/components/link.tsx'
import { Mark } from '#app/components/mark.tsx'
import { Picture } from '#app/components/picture.tsx'
import { Section } from '#app/components/section.tsx'
import type { HomeView } from '#app/loaders/home.server.ts'
import styles from './featured-projects.module.css'

export function FeaturedProjects({ head, entries }: HomeView['projects']) {
  return (
    <Section head={head} all="projects">
      <ul className={styles.grid}>
        {entries.map((project, index) => (
          <li key={project.id}>
            <article className={styles.card}>
              <div className={styles.picture}>
                <Picture
                  picture={project.picture}
                  sizes={
                    index === 0
                      ? '(max-width: 56.25em) 100vw, 60vw'
                      : '(max-width: 56.25em) 100vw, 508px'
                  }
                />
              </div>
              <div className={styles.words} data-stack="">
                <p className={styles.meta} data-row="wrap">
                  <Mark path={project.client.logo} variant="plain" />
                  <span>{project.client.name}</span>{' '}
                  <time data-text="caption" dateTime={project.date.iso}>
                    {project.date.label}
                  </time>
                </p>
                <h3>
                  <Link to={project.href} data-covers="">
                    {project.title}
                  </Link>
                </h3>
                <p data-text="small">{project.description}</p>
              </div>
            </article>
          </li>
        ))}
      </ul>
    </Section>
  )
}
