import { useClinic } from '../../brand/clinic';

/** What becomes of what is written in the forms of /contact and /about: nothing until the clinic is open (readings 58 and 63). */
export function MessageForms() {
  const { isOpen } = useClinic();
  if (!isOpen)
    return (
      <p>
        The two message forms and the demo send nothing to us. What you write in a form stays in your browser and is not
        stored. To be sure of an answer, call us, write an e-mail or use WhatsApp.
      </p>
    );
  return (
    <p>
      What you write in one of our two message forms is sent to us: your name, your phone number or e-mail address, and
      the message. The clinic&apos;s admins read it to answer you, and it is erased after 180 days. To stop programs we
      count the messages of each internet address, and the audit trail notes the address. The demo sends nothing to us.
    </p>
  );
}
