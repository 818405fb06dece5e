import type { TextKind, MessageLanguage } from '../../identity/index.js';

/**
 * Message texts, with the names of their values in braces. The operator compares them letter by letter with the registered texts (India's
 * DLT rules): a changed text must be registered again. They are service messages without promotion. The clinic's name and the address of a
 * link are fixed parts of the registered text, because operators require the sender's name; every other value is a `{#var#}`. The address of a payment link
 * is a value, of which operators know the part up to `?`.
 *
 * Texts about danger signs name nobody, because others may see the phone. They have no values, so that they can be sent in English if Hindi
 * is not registered.
 *
 * The two about an account contain the product's name, as the sign-in code does: the English ones are exactly the texts that owners
 * registered under the ids of the environment.
 */
export const MESSAGE_TEXTS: Record<TextKind, Record<MessageLanguage, string>> = {
  SESSION_REQUESTED: {
    EN: 'We have received your request for a physiotherapy session on {when}. It is not booked yet. We will let you know. {clinic}',
    HI: '{when} बजे के फिजियोथेरेपी सेशन के लिए आपका अनुरोध हमें मिल गया है। सेशन अभी पक्का नहीं हुआ है। हम आपको बताएँगे। {clinic}',
  },
  SESSION_BOOKED: {
    EN: 'Your physiotherapy session is booked for {when} with {who}. To change it, please call {phone}. {clinic}',
    HI: 'आपका फिजियोथेरेपी सेशन {when} बजे {who} के साथ बुक हो गया है। बदलने के लिए {phone} पर फोन करें। {clinic}',
  },
  SESSION_MOVED: {
    EN: 'Your physiotherapy session of {was} has changed. It is now on {when} with {who}. Questions? Please call {phone}. {clinic}',
    HI: '{was} बजे का आपका फिजियोथेरेपी सेशन बदल गया है। अब यह {when} बजे {who} के साथ है। पूछने के लिए {phone} पर फोन करें। {clinic}',
  },
  SESSION_REASSIGNED: {
    EN: 'Your physiotherapy session on {when} is now with {who}. Its time stays the same. Questions? Please call {phone}. {clinic}',
    HI: '{when} बजे का आपका फिजियोथेरेपी सेशन अब {who} के साथ है। समय वही है। पूछने के लिए {phone} पर फोन करें। {clinic}',
  },
  SESSION_CANCELED: {
    EN: 'Your physiotherapy session on {when} is cancelled and will not take place. For another time, please call {phone}. {clinic}',
    HI: '{when} बजे का आपका फिजियोथेरेपी सेशन रद्द हो गया है और नहीं होगा। दूसरे समय के लिए {phone} पर फोन करें। {clinic}',
  },
  REMINDER_DAY: {
    EN: 'Reminder: your physiotherapy session is on {when} with {who}. If the time does not suit you, please call {phone}. {clinic}',
    HI: 'याद रहे: आपका फिजियोथेरेपी सेशन {when} बजे {who} के साथ है। समय ठीक न हो तो {phone} पर फोन करें। {clinic}',
  },
  REMINDER_HOURS: {
    EN: 'Your physiotherapy session begins soon: {when} with {who}. If you cannot make it, please call {phone}. {clinic}',
    HI: 'आपका फिजियोथेरेपी सेशन जल्द शुरू होगा: {when} बजे, {who} के साथ। न हो पाए तो {phone} पर फोन करें। {clinic}',
  },
  PAYMENT_RECEIVED: {
    EN: 'We have received your payment of {amount}. Thank you. {clinic}',
    HI: 'हमें आपका {amount} का भुगतान मिल गया है। धन्यवाद। {clinic}',
  },
  STAFF_REGISTERED: {
    EN: 'You are now on our team as {role}. To sign in, choose "{door}" at {login} and enter this mobile number. {clinic}',
    HI: 'अब आप हमारी टीम में {role} हैं। साइन इन करने के लिए {login} पर "{door}" चुनें और यह मोबाइल नंबर डालें। {clinic}',
  },
  NUMBER_CHANGED: {
    EN: 'The sign-in number of your Post Surgery Physiotherapy account was changed. If this was not you, please call the clinic.',
    HI: 'आपके Post Surgery Physiotherapy खाते का साइन-इन नंबर बदल दिया गया है। अगर यह आपने नहीं किया है, तो कृपया क्लिनिक को फोन करें।',
  },
  WRONG_CODES: {
    EN: 'Many wrong codes were tried today to sign in to your Post Surgery Physiotherapy account. If this was not you, please call the clinic.',
    HI: 'आज आपके Post Surgery Physiotherapy खाते में साइन इन करने के लिए कई गलत कोड डाले गए। अगर यह आप नहीं थे, तो कृपया क्लिनिक को फोन करें।',
  },
  NEW_DEVICE: {
    EN: 'Somebody signed in to your Post Surgery Physiotherapy account on a new device: {device}. If this was not you, please call the clinic.',
    HI: 'आपके Post Surgery Physiotherapy खाते में एक नए डिवाइस से साइन इन हुआ है: {device}। अगर यह आप नहीं थे, तो कृपया क्लिनिक को फोन करें।',
  },
  SLOT_OFFER: {
    EN: 'You missed a physiotherapy session. Please choose one of three other times by {until}: sign in on our website, or call {phone}. {clinic}',
    HI: 'आपका एक फिजियोथेरेपी सेशन छूट गया। कृपया {until} बजे तक तीन और समय में से एक चुनें: हमारी वेबसाइट पर साइन इन करें या {phone} पर फोन करें। {clinic}',
  },
  SIGN_ANSWERED: {
    EN: 'A clinician has answered what you told us. Please read what to do now: {today} {clinic}',
    HI: 'आपने हमें जो बताया था, उसका जवाब आ गया है। अब क्या करना है, यह यहाँ पढ़ें: {today} {clinic}',
  },
  SECURITY_NOTICE: {
    EN: 'Security notice: a new admin, key or UPI address, an opened record, or very many sign-in codes. Please sign in and read the notice on the dashboard. {clinic}',
    HI: 'सुरक्षा का मैसेज: नया एडमिन, नई कुंजी या नया यूपीआई पता, किसी मरीज का खोला गया रिकॉर्ड, या बहुत ज्यादा साइन-इन कोड। कृपया साइन इन करके डैशबोर्ड पर मैसेज पढ़ें। {clinic}',
  },
  SERIES_BOOKED: {
    EN: 'Your series of physiotherapy sessions is booked with {who}. Sessions: {count}, first: {when}, last: {until}. To change it, please call {phone}. {clinic}',
    HI: '{who} के साथ आपके फिजियोथेरेपी सेशन बुक हो गए हैं। कुल सेशन: {count}, पहला: {when} बजे, आखिरी: {until} बजे। बदलने के लिए {phone} पर फोन करें। {clinic}',
  },
  SERIES_CHANGED: {
    EN: 'Your series of physiotherapy sessions has changed from {was} on. Sessions changed: {count}. They are now {now}, {who}. Questions? Please call {phone}. {clinic}',
    HI: '{was} बजे से आपके फिजियोथेरेपी सेशन बदल गए हैं। बदले हुए सेशन: {count}। अब ये {now}, {who}। पूछने के लिए {phone} पर फोन करें। {clinic}',
  },
  CARE_REPLY: {
    EN: 'There is a message from the clinic for you. Please read it here: {messages} {clinic}',
    HI: 'क्लिनिक ने आपको मैसेज भेजा है। कृपया यहाँ पढ़ें: {messages} {clinic}',
  },
  CARE_WAITING: {
    EN: 'A patient waits for an answer to a message. Please answer here: {messages} {clinic}',
    HI: 'एक मरीज मैसेज के जवाब का इंतजार कर रहा है। कृपया यहाँ जवाब दें: {messages} {clinic}',
  },
  DANGER_SIGN: {
    EN: "A patient has told of a danger sign and waits for the doctor's answer. Please sign in and look at it at once. {clinic}",
    HI: 'एक मरीज ने खतरे का लक्षण बताया है और डॉक्टर के जवाब का इंतजार है। कृपया अभी साइन इन करके देखें। {clinic}',
  },
  DANGER_SIGN_OVERDUE: {
    EN: 'A danger sign of a patient was not answered in time. Please sign in now, and call the doctor and the patient. {clinic}',
    HI: 'एक मरीज के खतरे के लक्षण का जवाब समय पर नहीं मिला। कृपया अभी साइन इन करें और डॉक्टर और मरीज को फोन करें। {clinic}',
  },
  CHECK_IN: {
    EN: 'Your {tasks} for today are ready. Do them when it suits you. {clinic} {today}',
    HI: 'आपकी आज की {tasks} तैयार हैं। जब समय मिले, तब करें। {clinic} {today}',
  },
  PLAN_STARTED: {
    EN: 'Your exercise plan has begun. What to do each day is written here. {clinic} {today}',
    HI: 'आपका एक्सरसाइज प्लान शुरू हो गया है। हर दिन क्या करना है, यह यहाँ लिखा है। {clinic} {today}',
  },
  FAMILY_INVITED: {
    EN: 'Somebody lets you see their physiotherapy exercises of each day. To accept, sign in with this mobile number within 14 days. {clinic} {family}',
    HI: 'किसी ने आपको अपनी हर दिन की फिजियोथेरेपी एक्सरसाइज देखने के लिए जोड़ा है। मंजूर करने के लिए 14 दिन के अंदर इसी मोबाइल नंबर से साइन इन करें। {clinic} {family}',
  },
  SIGN_IN_CODE: {
    EN: '{code} is your sign-in code for {clinic}. It is valid for 5 minutes. Do not share it.',
    HI: '{code} आपका {clinic} का साइन-इन कोड है। यह 5 मिनट तक चलेगा। इसे किसी को न बताएँ।',
  },
  PATIENT_INVITED: {
    EN: 'Your physiotherapy record is ready: sessions, exercises and payments. To see it, sign in here with this mobile number: {login} {clinic}',
    HI: 'आपका फिजियोथेरेपी रिकॉर्ड तैयार है: सेशन, एक्सरसाइज और भुगतान। देखने के लिए यहाँ इसी मोबाइल नंबर से साइन इन करें: {login} {clinic}',
  },
  PAYMENT_LINK: {
    EN: 'You can pay {amount} to the clinic here: {link} {clinic}',
    HI: 'आप क्लिनिक को {amount} का भुगतान यहाँ कर सकते हैं: {link} {clinic}',
  },
  PAYMENT_DUE: {
    EN: '{amount} is still due at the clinic. You can pay it here: {link} If you have paid, please ignore this message. {clinic}',
    HI: 'क्लिनिक को {amount} देना बाकी है। भुगतान यहाँ कर सकते हैं: {link} अगर आप दे चुके हैं, तो इस मैसेज पर ध्यान न दें। {clinic}',
  },
  CHANNEL_STOPPED: {
    EN: 'You have ended our WhatsApp messages. What we have to tell you now comes as a text message. {clinic}',
    HI: 'आपने हमारे WhatsApp मैसेज बंद कर दिए हैं। अब जो भी बताना होगा, वह एसएमएस से आएगा। {clinic}',
  },
  REQUEST_ANSWERED: {
    EN: 'The clinic has answered your request. To read the answer, sign in here with this mobile number: {login} {clinic}',
    HI: 'क्लिनिक ने आपके अनुरोध का जवाब दे दिया है। पढ़ने के लिए यहाँ इसी मोबाइल नंबर से साइन इन करें: {login} {clinic}',
  },
};
