Feature: Bible study sheets
  Question sheets to read and print; Admin and Editor publish them.

  Rule: Reading

    @BIBL-01 @LIST-04 @browser
    Scenario: A sheet shows its title and its day, and its PDF opens in a new tab
      Given I visit the Bible studies page
      And I see 10 sheets
      And sheet 1 of the list says "마가복음 16과: 빈 무덤의 새벽"
      And the day of sheet 1 says just "2026-11-12"
      When I click the link "마가복음 16과: 빈 무덤의 새벽 문제지 열기"
      Then a new tab asked for the PDF "마가복음 16과.pdf"
      And I am at the Bible studies page

  Rule: Publishing

    Background:
      Given I am an editor
      And I visit the Bible studies page
      And I see 10 sheets
      And I click the button "새 문제지 올리기"

    @BIBL-02 @browser
    Scenario: A new sheet goes to the top with its PDF, without a list call
      When I fill "제목" with "요한복음 1과"
      And I choose the file "문제지.pdf"
      And I click the button "등록"
      Then sheet 1 of the list says "요한복음 1과"
      And I see 11 sheets
      And a toast says "성경공부 문제지를 등록했습니다."
      And "제목" holds ""
      And POST /api/BibleStudy was sent 1 time
      And GET /api/bibleStudy was sent 1 time
      When I click the link "요한복음 1과 문제지 열기"
      Then a new tab asked for the PDF "문제지.pdf"

    @BIBL-02 @accessibility @browser
    Scenario: Title and PDF are required, and the form is accessible
      When I click the button "등록"
      Then "제목" is wrong: "제목을 입력해 주세요."
      And I see "문제지로 올릴 PDF 파일을 골라 주세요."
      And the page is accessible at 1280 and 360 px, light and dark
      When I fill "제목" with "요한복음 1과"
      And I click the button "등록"
      Then the file chooser has the focus
      And POST /api/BibleStudy was sent 0 times
      When I choose the file "문제지.pdf"
      Then I do not see "문제지로 올릴 PDF 파일을 골라 주세요."
      And no toast is shown

    @REL-24 @BIBL-02
    Scenario: What is no PDF, empty or too large is turned away by name and reason; of two PDFs the later one counts
      When I choose the file "프로그램.pdf"
      Then refused files are
        | 프로그램.pdf | PDF 파일이 아닙니다. PDF 파일만 올릴 수 있습니다. |
      And I do not see files to upload
      When I choose the file "빈문제지.pdf"
      Then refused files are
        | 빈문제지.pdf | 빈 파일입니다. |
      And I do not see files to upload
      When I choose the file "큰문제지.pdf"
      Then refused files are
        | 큰문제지.pdf | 20MB보다 큰 파일은 올릴 수 없습니다. |
      And I do not see files to upload
      When I choose the file "문제지.pdf"
      And I choose the file "새문제지.pdf"
      Then the file to upload is "새문제지.pdf"

    @LIST-03 @REL-16 @BIBL-02
    Scenario Outline: A sheet that <fault> shows a message, is logged, and keeps the form
      Given POST /api/BibleStudy <fault>
      When I fill "제목" with "요한복음 1과"
      And I choose the file "문제지.pdf"
      And I click the button "등록"
      Then a toast says "성경공부 문제지를 등록하지 못했습니다."
      And the alert "쓰신 내용과 고르신 파일은 그대로 두었습니다." in the page says "<reason>"
      And the log says "<log>"
      And the file to upload is "문제지.pdf"
      And POST /api/BibleStudy was sent 1 time
      When POST /api/BibleStudy works again
      And I click the button "등록"
      Then sheet 1 of the list says "요한복음 1과"

      Examples:
        | fault          | reason         | log                               |
        | fails          | 서버에 문제가 생겼습니다. | POST api/BibleStudy: serverFailed |
        | gets no answer | Network Error  | POST api/BibleStudy: networkError |

    @REL-24 @BIBL-02
    Scenario: The server's messages for the file and the title are beside them
      Given POST /api/BibleStudy is not understood and says
        | Title   | too long   |
        | 문제지.pdf | 잠긴 PDF입니다. |
      When I fill "제목" with "요한복음 1과"
      And I choose the file "문제지.pdf"
      And I click the button "등록"
      Then the file "문제지.pdf" says "잠긴 PDF입니다."
      And "제목" is wrong: "서버가 이 제목을 받아들이지 않았습니다."
      And I do not see "too long"
      And the field "제목" has the focus
      When POST /api/BibleStudy works again
      And I choose the file "새문제지.pdf"
      And I click the button "등록"
      Then sheet 1 of the list says "요한복음 1과"

    @REL-20 @BIBL-02
    Scenario: A sheet whose success says nothing is looked for, and kept where it is not in the list
      Given POST /api/BibleStudy succeeds without a word
      When I fill "제목" with "요한복음 1과"
      And I choose the file "문제지.pdf"
      And I click the button "등록"
      Then a toast says "성경공부 문제지를 등록하지 못했습니다. 서버의 답을 읽을 수 없습니다."
      And GET /api/bibleStudy was sent 2 times
      And POST /api/BibleStudy was sent 1 time
      And "제목" holds "요한복음 1과"

    @AUTH-14 @BIBL-02
    Scenario: An expired token is refreshed during the upload, and the sheet goes through
      Given my access token has expired
      When I fill "제목" with "요한복음 1과"
      And I choose the file "문제지.pdf"
      And I click the button "등록"
      Then sheet 1 of the list says "요한복음 1과"
      And POST /api/BibleStudy was sent 2 times
      And POST /api/Account/Refresh was sent 1 time
