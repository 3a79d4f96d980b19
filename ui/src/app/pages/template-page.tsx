import { useParams } from '@tanstack/react-router';
import { paths } from '@/address/paths';
import { TemplateScreen } from '@/features/templates/screens/template-screen';

/** The editor of one needs-list template. */
export function TemplatePage() {
  const { templateId } = useParams({ from: `/signed-in/workspace${paths.template}` });
  return <TemplateScreen templateId={templateId} />;
}
