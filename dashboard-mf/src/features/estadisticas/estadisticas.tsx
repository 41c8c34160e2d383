import { KINDS } from '@vidriera/domain/figures/kinds';
import { byKind } from '@vidriera/domain/figures/month';
import { cappedIn, type Span, stepsOf, totalOf } from '@vidriera/domain/figures/periods';
import { viewsAndPresses } from '@vidriera/domain/figures/top';
import { groupDigits } from '@vidriera/domain/values/group-digits';
import { detailPath } from '@vidriera/kit/going/detail-path';
import { PrivateMeta } from '@vidriera/kit/ui/parts/meta';
import { PageHeader } from '@vidriera/kit/ui/parts/page-header';
import { Pills } from '@vidriera/kit/ui/parts/pills';
import { EmptyState } from '@vidriera/kit/ui/parts/state';
import { Link } from '@vidriera/router';
import type { ScreenProps } from '@vidriera/runtime/screen-props';
import { CsvLink } from '../csv/csv-link.tsx';
import { MailSetting } from '../mail/mail-setting.tsx';
import { Counted } from './counted.tsx';
import styles from './estadisticas.module.css';
import { LeftOut } from './left-out.tsx';
import type { EstadisticasData, TopItem } from './load.ts';
import { barName, dayName, monthName } from './names.ts';
import { csvRows, itemMonths, KIND_NAME, sourceRows } from './rows.ts';

const SPAN_NAME: Record<Span, string> = { dia: 'Hoy', semana: '7 días', mes: '30 días', anio: '12 meses' };
const BEFORE: Record<Span, string> = {
  dia: 'Ayer',
  semana: '7 días antes',
  mes: '30 días antes',
  anio: '12 meses antes',
};

/** `/estadisticas?por=`: a creator's figures of a period, beside those of the period before. */
export default function Estadisticas({ data }: ScreenProps<EstadisticasData>) {
  const { span, period, before, months, top, getsSummary, followers } = data;
  const total = totalOf(months, period);
  const [now, then] = [byKind(total), byKind(totalOf(months, before))];
  const [[views, presses], [viewsThen, pressesThen]] = [viewsAndPresses(now), viewsAndPresses(then)];
  const steps = stepsOf(months, span, period);
  const capped = cappedIn(months, period);
  const [firstMonth = '', ...later] = itemMonths(span, period);
  return (
    <div className={styles.screen}>
      <PrivateMeta title="Estadísticas" />
      <PageHeader
        title="Estadísticas"
        subtitle={`${dayName(period.from)}${span === 'dia' ? ', hasta ahora' : ` al ${dayName(period.to)}`}`}
        action={<CsvLink name={`estadisticas-${period.to}`} table={csvRows(months, period)} />}
      />
      <Pills
        label="Período"
        replace
        choices={Object.entries(SPAN_NAME).map(([name, text]) => ({
          text,
          to: `?por=${name}`,
          chosen: name === span,
        }))}
      />
      <dl className={styles.sums}>
        <Sum name="Vistas" count={views} before={`${BEFORE[span]}: ${groupDigits(viewsThen)}`} />
        <Sum name="Toques" count={presses} before={`${BEFORE[span]}: ${groupDigits(pressesThen)}`} />
        {followers === null ? null : (
          <div>
            <dt>Te siguen</dt>
            <dd>
              <b>{groupDigits(followers)}</b>
            </dd>
          </div>
        )}
      </dl>
      {views + presses === 0 ? (
        <EmptyState text="Todavía no hay vistas en este período." />
      ) : (
        <Counted
          caption={span === 'anio' ? 'Por mes' : 'Por día'}
          bars={steps.map(({ name }) => barName(name))}
          columns={[span === 'anio' ? 'Mes' : 'Día', 'Vistas', 'Toques']}
          rows={steps.map(({ name, day }) => ({
            key: name,
            name: span === 'anio' ? monthName(name) : dayName(name),
            values: viewsAndPresses(byKind(day)),
          }))}
        />
      )}
      <Counted
        caption="Qué hicieron"
        columns={['Qué', SPAN_NAME[span], BEFORE[span]]}
        rows={KINDS.map((kind) => ({ key: kind, name: KIND_NAME[kind], values: [now[kind], then[kind]] }))}
      />
      {views + presses > 0 ? (
        <Counted
          caption="De dónde vinieron"
          columns={['Origen', 'Vistas', 'Toques']}
          rows={sourceRows(total).map(([name, ...values]) => ({ key: name, name, values }))}
        />
      ) : null}
      {top.length > 0 ? (
        <Counted
          caption={`Lo más visto ${later.length > 0 ? 'desde' : 'de'} ${monthName(firstMonth)}`}
          columns={['Publicación', 'Vistas', 'Toques', 'Me gusta', 'Lugares o promos', 'Canjes']}
          rows={top.map((entry) => ({
            key: `${entry.tipo}/${entry.id}`,
            name: <Title item={entry} />,
            values: [entry.views, entry.presses, entry.likes, entry.people ?? '–', entry.redeemed ?? '–'],
          }))}
        />
      ) : null}
      <MailSetting setting="figuresMail" label="Recibir por mail un resumen de cada mes" isOn={getsSummary} />
      <LeftOut capped={capped} />
    </div>
  );
}

function Sum({ name, count, before }: { name: string; count: number; before: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        <b>{groupDigits(count)}</b>
        <span className="soft">{before}</span>
      </dd>
    </div>
  );
}

function Title({ item: { tipo, id, titulo } }: { item: TopItem }) {
  if (titulo === null) return 'Ya no está publicada';
  if (tipo === 'link') return titulo;
  return <Link to={detailPath(tipo, id, 'explore')}>{titulo}</Link>;
}
